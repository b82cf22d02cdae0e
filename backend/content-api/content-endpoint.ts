import { env } from 'cloudflare:workers'
import { Effect, Layer } from 'effect'
import { HttpRouter, HttpServerRequest, HttpServerResponse } from 'effect/http'
import { contentSchema } from '#contract/content-schema.ts'
import { logLine } from '#contract/log/log-line.ts'
import { answerQuery } from './answer-query.ts'
import { contentResolvers } from './content-resolvers.ts'
import { queryLimits } from './query-limits.ts'

const answer = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest
  const isLarge = Number(request.headers['content-length'] ?? 0) > queryLimits.characters * 2
  const text = isLarge ? '' : yield* request.text
  const resolvers = contentResolvers({ database: env.DB, contacts: env.CONTACT_NUMBERS })
  const { status, body, faults } = yield* Effect.promise(() => answerQuery(text, resolvers))
  for (const fault of faults) {
    const { name, message } = fault instanceof Error ? fault : { name: 'Failure', message: String(fault) }
    logLine('error', 'query_failed', request.headers['x-request-id'] ?? '', { tag: name, message })
  }
  return HttpServerResponse.jsonUnsafe(body, { status, headers: { 'cache-control': 'no-store' } })
})

/** Content and the company's telephones over GraphQL: POST asks, GET shows the schema. */
export const contentEndpoint = Layer.mergeAll(
  HttpRouter.add('POST', '/graphql', answer),
  HttpRouter.add('GET', '/graphql', Effect.succeed(HttpServerResponse.text(contentSchema))),
)
