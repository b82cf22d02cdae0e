import { Effect } from 'effect'
import { BookingClient } from '#/server/backend/backend-client.server.ts'
import type { CallFailure } from './call-failure.ts'
import { failedCall, failedCharge, failedOpening, failedQuestion } from './booking-answers.server.ts'
import type { BookingOfProduct } from '../product/product.ts'
import type { CallOutcome } from '../machine/booking-outcome.ts'
import {
  askPayment,
  cancelPayment,
  chargeCard,
  directToPage,
  holdSeats,
  registerCard,
} from './booking-payment-calls.server.ts'
import type { BookingCall } from '../machine/booking-due.ts'

const settled = (
  call: Effect.Effect<CallOutcome, CallFailure, BookingClient>,
  failed: (failure: CallFailure) => CallOutcome,
): Effect.Effect<CallOutcome, never, BookingClient> =>
  call.pipe(Effect.catch((failure) => Effect.succeed(failed(failure))))

/** Makes one call of the sequence, once, and says what became of it. It never fails: a failure is an outcome too. */
export const performCall = (
  booking: BookingOfProduct,
  call: BookingCall,
): Effect.Effect<CallOutcome, never, BookingClient> => {
  switch (call.type) {
    case 'step': {
      const step = booking.product.steps.find(({ name }) => name === call.step)
      if (!step) throw new Error(`${booking.product.kind} has no step ${call.step}`)
      const sent = BookingClient.use((client) => step.send(client, booking, `${step.name}.${call.revision}`))
      return settled(
        Effect.map(sent, (ids) => ({ type: 'done', ids }) satisfies CallOutcome),
        failedCall,
      )
    }
    case 'card':
      return settled(registerCard(booking), failedOpening)
    case 'direction':
      return settled(directToPage(booking), failedOpening)
    case 'hold':
      return settled(holdSeats(booking), failedCall)
    case 'charge':
      return settled(chargeCard(booking, call.transactionId), failedCharge)
    case 'status':
      return settled(askPayment(booking), failedQuestion)
    case 'cancel':
      return settled(cancelPayment(booking), failedQuestion)
  }
}
