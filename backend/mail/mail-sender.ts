import { Context, type Effect, Schema } from 'effect'

/** A mail that is ready to go. `id` stays the same for every try, so that a service can tell a repeat. */
export interface Mail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly plain: string
}

/** Not sent, as far as anybody knows; trying again later is right. */
export class MailNotSent extends Schema.TaggedError<MailNotSent>()('MailNotSent', {
  why: Schema.String,
  /** what the service answered, where it answered */
  status: Schema.optionalKey(Schema.Number),
}) {}

/** How mail leaves the house. */
export class MailSender extends Context.Service<
  MailSender,
  {
    /** false where nothing is configured: mail then only waits in the outbox */
    readonly configured: boolean
    readonly send: (mail: Mail) => Effect.Effect<void, MailNotSent>
  }
>()('backend/MailSender') {}
