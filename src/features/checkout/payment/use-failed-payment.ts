import { useMatch } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import type { FailedPayment } from '../machine/booking-payment.ts'
import { useBooking } from '../draft/booking-scope.tsx'
import type { BookingView } from '../session/booking-view.ts'
import { pageOfPayment } from '../session/payment-status.ts'

interface Failure {
  readonly failed: FailedPayment
  /** one failure of one booking: a later one is told again */
  readonly name: string
}

const failureOf = ({ payment, payments, transactionId, draft }: BookingView): Failure | undefined =>
  payment.status === 'idle' && payment.last && pageOfPayment(payment) === '/booking/summary'
    ? { failed: payment.last, name: `${draft.item.offerId} ${payments} ${transactionId}` }
    : undefined

/** The payment that failed, where this page is the summary of the trip that it was for. */
export const useFailedPayment = (): Failure | undefined => {
  const { view } = useSnapshot(useBooking().draft.state)
  const offer = useMatch({ from: '/booking/summary', shouldThrow: false, select: ({ search }) => search.offer })
  return view?.draft.item.offerId === offer ? view && failureOf(view) : undefined
}
