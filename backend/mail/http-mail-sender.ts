import { Effect, Layer } from 'effect'
import { HttpClient, HttpClientRequest } from 'effect/http'
import { type CallOutcome, withLoggedAttempts } from '#contract/log/call-log.ts'
import { httpClientLayer } from '../http-client.ts'
import { type Mail, MailNotSent, MailSender } from './mail-sender.ts'

export interface MailSettings {
  /** where mails are posted, e.g. `https://api.resend.com/emails` */
  readonly url: string
  readonly key: string
  /** `Trayecto <bookings@example.com>` */
  readonly from: string
}

/** How mail leaves, as the operator has set it; undefined where it does not. */
export const mailSettings = ({
  MAIL_API_URL: url,
  MAIL_API_KEY: key,
  MAIL_FROM: from,
}: Cloudflare.Env): MailSettings | undefined => (url && key && from ? { url, key, from } : undefined)

const outcomeOf = ({ status }: MailNotSent): CallOutcome => {
  if (status === undefined) return 'lost'
  return status < 500 ? 'refused' : 'unknown'
}

const requestOf = (settings: MailSettings, mail: Mail) =>
  HttpClientRequest.post(settings.url).pipe(
    HttpClientRequest.bearerToken(settings.key),
    HttpClientRequest.setHeader('idempotency-key', mail.id),
    HttpClientRequest.bodyJsonUnsafe({
      from: settings.from,
      to: [mail.to],
      subject: mail.subject,
      html: mail.html,
      text: mail.plain,
    }),
  )

/**
 * Sends through a JSON API in the manner of Resend's: one POST a mail, `Idempotency-Key` against doubles, which is what makes
 * it safe for the outbox to try again after a lost answer.
 */
export const httpMailSenderLayer = (settings: MailSettings) =>
  Layer.effect(
    MailSender,
    Effect.map(HttpClient.HttpClient, (client) => ({
      configured: true,
      send: (mail: Mail) =>
        client.execute(requestOf(settings, mail)).pipe(
          Effect.timeout('5 seconds'),
          Effect.mapError(({ _tag }) => new MailNotSent({ why: _tag })),
          Effect.flatMap(({ status }) =>
            status < 300 ? Effect.void : Effect.fail(new MailNotSent({ why: `answered ${status}`, status })),
          ),
          (attempt) =>
            withLoggedAttempts(attempt, {
              step: 'mail.send',
              requestId: mail.id,
              outcomeOf,
              tagOf: ({ why }) => why,
            }),
        ),
    })),
  ).pipe(Layer.provide(httpClientLayer))

/** Without a mail service the outbox is where mail ends. */
export const outboxOnlyLayer = Layer.succeed(MailSender, {
  configured: false,
  send: () => Effect.fail(new MailNotSent({ why: 'no mail service is configured' })),
})
