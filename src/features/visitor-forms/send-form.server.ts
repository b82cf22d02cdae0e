import { createHash } from 'node:crypto'
import { getGlobalStartContext } from '@tanstack/react-start'
import { Effect } from 'effect'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { logFailure } from '#/server/log.ts'
import { runServer } from '#/server/runtime.server.ts'
import { visitorAddress } from '#/server/visitor/visitor-address.server.ts'
import type { FormOutcome, SentForm } from './form-outcome.ts'
import { type ReviewedBooking, contactMessage, enquiryOf, reviewOf, subscriptionOf } from './form-payloads.server.ts'
import { formFaults } from './form-rules.ts'

/** The same words under the same key are the same message; other words are another one, so no key is ever in the way. */
const idempotencyKey = ({ key, kind, typed, language }: SentForm): string =>
  createHash('sha256')
    .update(JSON.stringify([key, kind, typed, language]))
    .digest('base64url')

const call = (sent: SentForm, booking: ReviewedBooking | undefined) => {
  const { kind, typed, language, timeZone, infoData } = sent
  const attributed = infoData ? { infoData } : {}
  const headers = { 'idempotency-key': idempotencyKey(sent), 'x-visitor-address': visitorAddress() }
  return BackendClient.use(({ forms }) => {
    switch (kind) {
      case 'contact':
        return forms.contact({ headers, payload: { ...contactMessage(typed, language, timeZone), ...attributed } })
      case 'enquiry':
        return forms.enquiry({ headers, payload: { ...enquiryOf(typed, language), ...attributed } })
      case 'review':
        return forms.review({ headers, payload: reviewOf(typed, language, booking) })
      case 'subscribe':
        return forms.subscribe({ headers, payload: subscriptionOf(typed, language) })
    }
  })
}

/** What is wrong with a form before anybody is asked; undefined where it may be sent. */
const refusalOf = ({ kind, typed, trap }: SentForm): FormOutcome | undefined => {
  if (trap !== '') return { status: 'trapped' }
  const faults = formFaults(kind, typed)
  return Object.keys(faults).length > 0 ? { status: 'refused', faults } : undefined
}

/** Hands a form to the backend, under the same rules as in the browser. `booking` is what a review is about. */
export const sendForm = async (sent: SentForm, booking?: ReviewedBooking): Promise<FormOutcome> => {
  const refusal = refusalOf(sent)
  if (refusal) return refusal
  const answer = await runServer(
    call(sent, booking).pipe(
      Effect.map((): FormOutcome => ({ status: 'sent', verified: booking !== undefined })),
      Effect.catchTag('TooManyRequests', ({ retryAfter }) =>
        Effect.succeed<FormOutcome>({ status: 'limited', minutes: Math.ceil(retryAfter / 60) }),
      ),
      // the key is of the words: the same ones are kept, with another word of where or by whose clock they were written
      Effect.catchTag('IdempotencyConflict', () =>
        Effect.succeed<FormOutcome>({ status: 'sent', verified: booking !== undefined }),
      ),
    ),
  )
  if (answer.ok) return answer.value
  const { _tag: tag, message } = answer.problem
  logFailure({
    event: 'form_not_kept',
    requestId: getGlobalStartContext()?.requestId ?? '',
    kind: sent.kind,
    tag,
    message,
  })
  return { status: 'unavailable' }
}
