import { env } from 'cloudflare:workers'
import { Effect, Layer } from 'effect'
import { HttpRouter } from 'effect/http'
import { renderedPage, whileDeveloping } from '../api/development-page.ts'

interface MessageRow {
  readonly id: string
  readonly kind: string
  readonly fields: string
  readonly language: string
  readonly booking_id: string | null
  readonly created_at: number
}

const latest = Effect.promise(() =>
  env.DB.prepare('SELECT * FROM messages ORDER BY created_at DESC LIMIT 100').all<MessageRow>(),
)

const fieldsOf = ({ fields }: MessageRow): readonly (readonly [string, unknown])[] => Object.entries(JSON.parse(fields))

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const standing = ({ kind, booking_id: booking }: MessageRow): string => {
  if (kind !== 'review') return ''
  return booking === null ? ' · unverified' : ` · verified, booking ${booking}`
}

const Messages = ({ rows }: { readonly rows: readonly MessageRow[] }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <title>Messages</title>
    </head>
    <body>
      <h1>Messages</h1>
      {rows.map((row) => (
        <article key={row.id}>
          <h2>
            {row.kind} · {row.language} · {new Date(row.created_at).toISOString()}
            {standing(row)}
          </h2>
          <dl>
            {fieldsOf(row).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{written(value)}</dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
    </body>
  </html>
)

const page = Effect.map(latest, ({ results }) => renderedPage(<Messages rows={results} />))

/** What visitors wrote to us: for developers alone, where DEV_OUTBOX is `on`. */
export const messagePages = HttpRouter.add('GET', '/messages', whileDeveloping(page)).pipe(Layer.orDie)
