import { numberIn } from '../settings.ts'

/** How long each kind of record is kept, in days. */
export interface RetentionDays {
  /** what tells a repeated call or notice from a new one */
  readonly repeats: number
  /** mails of the outbox, sent or not */
  readonly mails: number
  /** payments that took no money */
  readonly attempts: number
  /** what visitors wrote to us and waited to be answered */
  readonly messages: number
  /** where bookings came from */
  readonly attributions: number
}

/** Less than a day would forget what may still be repeated: a setting like that counts as none. */
const days = (text: string | undefined, otherwise: number): number => numberIn(text, otherwise, { least: 1 })

export const retentionDays = ({
  REPEAT_DAYS,
  OUTBOX_DAYS,
  ATTEMPT_DAYS,
  MESSAGE_DAYS,
  ATTRIBUTION_DAYS,
}: Cloudflare.Env): RetentionDays => ({
  repeats: days(REPEAT_DAYS, 7),
  mails: days(OUTBOX_DAYS, 90),
  attempts: days(ATTEMPT_DAYS, 90),
  messages: days(MESSAGE_DAYS, 365),
  attributions: days(ATTRIBUTION_DAYS, 365),
})
