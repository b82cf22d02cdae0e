import { buildSchema, parse, validate } from 'graphql'
import { expect, it } from 'vitest'
import { overLimit } from '../../../../backend/content-api/query-limits.ts'
import { contentSchema } from '#contract/content-schema.ts'
import { contentQueries } from './content-queries.server.ts'

const schema = buildSchema(contentSchema)

it.each(Object.entries(contentQueries))(
  'the query %s is one that the contract knows, and not too large',
  (_name, query) => {
    const document = parse(query)
    expect(validate(schema, document).map(({ message }) => message)).toEqual([])
    expect(overLimit(document)).toBeUndefined()
  },
)
