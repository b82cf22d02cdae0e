import { bookingOfVisitor } from '#/features/trips/trips.server.ts'
import type { FormOutcome, SentForm } from '#/features/visitor-forms/form-outcome.ts'
import { sendForm } from '#/features/visitor-forms/send-form.server.ts'

/** A form's way to the backend. A review of a booking that this visitor may not see is about none. */
export const sendFormOnServer = async (sent: SentForm): Promise<FormOutcome> => {
  if (sent.kind !== 'review' || sent.booking === '') return sendForm(sent)
  const found = await bookingOfVisitor(sent.booking)
  if (!found.ok) return found.problem._tag === 'BookingNotFound' ? sendForm(sent) : { status: 'unavailable' }
  return sendForm(sent, { referenceId: found.value.referenceId, email: found.value.customerDetails.email })
}
