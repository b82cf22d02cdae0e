import { Schema } from 'effect'
import { buildSchema, execute, parse } from 'graphql'
import { routeAnswer } from '../../backend/content-api/content-resolvers.ts'
import type { ContentPage as Written } from '../../backend/content-api/content-page.ts'
import { contentSchema } from '../../contract/content-schema.ts'
import { pageFrom } from '../../src/features/content/wire/content-mapper.server.ts'
import type { ContentPage } from '../../src/features/content/content-page.ts'
import { contentQueries } from '../../src/features/content/wire/content-queries.server.ts'
import { PageAnswer } from '../../src/features/content/wire/content-wire.server.ts'

const schema = buildSchema(contentSchema)
const document = parse(contentQueries.page)
/** A page of our own content as it comes out at the other end of the wire. */
export const shownPage = async (written: Written): Promise<ContentPage> => {
  const { data, errors } = await execute({
    schema,
    document,
    variableValues: { url: 'any', other: 'any' },
    rootValue: { articleRoute: () => routeAnswer(written, () => Promise.resolve([])) },
  })
  if (errors) throw new Error(errors.join('\n'))
  const { articleRoute } = Schema.decodeUnknownSync(PageAnswer)(JSON.parse(JSON.stringify(data)))
  if (!articleRoute) throw new Error('no page')
  return pageFrom(articleRoute, written.language, [written.language])
}
