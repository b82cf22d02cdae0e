import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { FailedPayment } from './booking-payment.ts'
import { useBooking } from './booking-scope.tsx'
import { paymentStanding } from './payment-standing.functions.ts'
import { type PaymentStanding, pageOfPayment, standingOf } from './payment-standing.ts'

interface Failure {
  readonly failed: FailedPayment
  /** one failure of one booking: a later one is told again */
  readonly name: string
}

type Stand = Pick<PaymentStanding, 'payment' | 'payments' | 'offerId'>

const failureOf = ({ payment, payments, offerId }: Stand): Failure | undefined =>
  payment.status === 'idle' && payment.last && pageOfPayment(payment) === '/booking/summary'
    ? { failed: payment.last, name: `${offerId} ${payments}` }
    : undefined

/** The payment that failed, where this page is the summary of the trip that it was for. */
export const useFailedPayment = (): Failure | undefined => {
  const offer = useLocation({
    select: ({ pathname, search }) => (pathname === '/booking/summary' ? search.offer : undefined),
  })
  const { view } = useSnapshot(useBooking().draft.state)
  const [asked, setAsked] = useState<Stand>()
  const isAsked = offer !== undefined && view === undefined
  useEffect(() => {
    if (!isAsked) return
    const ask = async (): Promise<void> =>
      setAsked(await paymentStanding({ data: { ask: false } }).catch(() => undefined))
    void ask()
  }, [isAsked])
  const stand = view ? standingOf(view, '') : asked
  return stand && stand.offerId === offer ? failureOf(stand) : undefined
}
