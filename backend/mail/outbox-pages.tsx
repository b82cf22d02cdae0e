import { env } from 'cloudflare:workers'
import { Effect, Layer } from 'effect'
import { HttpRouter, HttpServerRequest } from 'effect/http'
import { mailPage, notFound, renderedPage, whileDeveloping } from '../api/development-page.ts'

interface OutboxLine {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly status: string
  readonly created_at: number
  readonly html: string
}

const rows = (sql: string, ...values: readonly string[]) =>
  Effect.promise(() =>
    env.DB.prepare(sql)
      .bind(...values)
      .all<OutboxLine>(),
  ).pipe(Effect.map(({ results }) => results))

const Outbox = ({ lines }: { readonly lines: readonly OutboxLine[] }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <title>Outbox</title>
    </head>
    <body>
      <h1>Outbox</h1>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <a href={`/outbox/mail?id=${encodeURIComponent(line.id)}`}>{line.subject}</a> · {line.recipient} ·{' '}
            {line.status} · {new Date(line.created_at).toISOString()}
          </li>
        ))}
      </ul>
    </body>
  </html>
)

const list = Effect.gen(function* () {
  const lines = yield* rows('SELECT * FROM outbox ORDER BY created_at DESC LIMIT 100')
  return renderedPage(<Outbox lines={lines} />)
})

const one = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest
  const id = new URL(request.url, 'http://backend').searchParams.get('id') ?? ''
  const [line] = yield* rows('SELECT * FROM outbox WHERE id = ?', id)
  return line ? mailPage(line.html) : notFound
})

/** What mail would have gone out: for developers alone, where DEV_OUTBOX is `on`. */
export const outboxPages = Layer.mergeAll(
  HttpRouter.add('GET', '/outbox', whileDeveloping(list)),
  HttpRouter.add('GET', '/outbox/mail', whileDeveloping(one)),
)
