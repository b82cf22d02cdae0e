import type { PaymentAnswer } from './booking-outcome.ts'
import type { BookingPayment } from './booking-payment.ts'

/** `page`: waits on the provider's page. `bank`: waits for a word to the bank. */
export interface Payment {
  readonly id: string
  readonly session: string
  status: 'registered' | 'page' | 'bank' | 'paid' | 'declined' | 'cancelled'
}

const isOpen = ({ status }: Payment): boolean => status === 'page' || status === 'bank'

/** The payments of a backend that keeps the contract, whichever sessions they belong to. */
export const paymentsForTests = () => {
  const payments = new Map<string, Payment>()
  /** those to whose pages the traveller was led, in that order */
  const seen: Payment[] = []
  const charged: string[] = []
  let onTheWay: string[] = []

  const ofSession = (session: string): readonly Payment[] =>
    [...payments.values()].filter((payment) => payment.session === session)

  const take = (payment: Payment): void => {
    payment.status = 'paid'
    charged.push(payment.id)
  }

  const answerOf = (payment: Payment | undefined): PaymentAnswer => {
    switch (payment?.status) {
      case 'paid':
        return { is: 'paid', bookingId: 'bok', referenceId: 'ABC234' }
      case 'bank':
        return { is: 'challenge', url: 'https://bank', transactionId: payment.id }
      case 'page':
        return { is: 'open' }
      case 'declined':
        return { is: 'ended', how: { outcome: 'declined', reason: 'card_declined' } }
      case 'cancelled':
        return { is: 'ended', how: { outcome: 'cancelled' } }
      default:
        return { is: 'none' }
    }
  }

  const status = (id: string | null, session: string): PaymentAnswer =>
    answerOf(ofSession(session).find((payment) => payment.status === 'paid') ?? payments.get(id ?? ''))

  const takeBack = (payment: Payment | undefined): void => {
    if (payment?.status === 'registered' || (payment && isOpen(payment))) payment.status = 'cancelled'
  }

  /** What a charge does that arrives: a session is paid once, and what was taken back is not. */
  const arriveAt = (payment: Payment, how: 'none' | 'declined' | 'challenge'): void => {
    const isPaid = ofSession(payment.session).some((other) => other.status === 'paid')
    if (isPaid || payment.status !== 'registered') return
    if (how === 'declined') payment.status = 'declined'
    else if (how === 'challenge') payment.status = 'bank'
    else take(payment)
  }

  return {
    charged,
    /** A card, or a page to pay on: what was open in its session is closed first. */
    begin: (id: string, session: string, status: 'registered' | 'page'): string => {
      ofSession(session)
        .filter(isOpen)
        .forEach((payment) => takeBack(payment))
      payments.set(id, { id, session, status })
      return id
    },
    charge: (id: string, mishap: string): PaymentAnswer => {
      const payment = payments.get(id)
      if (!payment) return { is: 'none' }
      if (mishap === 'late') onTheWay.push(id)
      else if (mishap !== 'down') arriveAt(payment, mishap === 'declined' || mishap === 'challenge' ? mishap : 'none')
      return mishap === 'lost' || mishap === 'down' || mishap === 'late' ? { is: 'lost' } : status(id, payment.session)
    },
    status,
    cancel: (id: string | null, session: string): PaymentAnswer => {
      for (const payment of id === null ? ofSession(session).filter(isOpen) : [payments.get(id)]) takeBack(payment)
      return status(id, session)
    },
    arrive: (): void => {
      for (const id of onTheWay) {
        const payment = payments.get(id)
        if (payment) arriveAt(payment, 'none')
      }
      onTheWay = []
    },
    /** A session in which something is open, or was paid, is not forgotten. */
    mayForget: (session: string): boolean =>
      ofSession(session).every((payment) => !isOpen(payment) && payment.status !== 'paid'),
    show: (id: string | null, { status: shown }: BookingPayment): void => {
      const payment = payments.get(id ?? '')
      if (payment && (shown === 'hosted' || shown === 'challenge') && !seen.includes(payment)) seen.push(payment)
    },
    openPages: (): readonly Payment[] => seen.filter(isOpen),
    payPage: (back: number): void => {
      const payment = seen.at(-1 - back)
      if (payment && isOpen(payment)) take(payment)
    },
  }
}
