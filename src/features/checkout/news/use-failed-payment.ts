import { useMatches, useSearch } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import type { FailedPayment } from '../machine/booking-payment.ts'
import { useBooking } from '../draft/booking-scope.tsx'
import type { BookingView } from '../session/booking-view.ts'
import { nameOfTry, pageOfPayment } from '../session/payment-status.ts'

interface Failure {
  readonly failed: FailedPayment
  /** one failure of one booking: a later one is told again */
  readonly name: string
}

const failureOf = (view: BookingView): Failure | undefined => {
  const { payment, pages } = view
  return payment.status === 'idle' && payment.last && pageOfPayment(payment, pages) === pages.summary.to
    ? { failed: payment.last, name: nameOfTry(view) }
    : undefined
}

/** The payment that failed, where this page is the summary of the trip that it was for. */
export const useFailedPayment = (): Failure | undefined => {
  const { view } = useSnapshot(useBooking().draft.state)
  const page = useMatches({ select: (matches) => matches.at(-1)?.fullPath })
  const offer = useSearch({ strict: false, select: ({ offer: own }) => own })
  if (!view || view.pages.summary.to !== page || view.draft.item.offerId !== offer) return undefined
  return failureOf(view)
}
