import type { OrderState } from './order-state.ts'

/**
 * Seats that an airline keeps without payment. placing → held → ended by payment, or held → releasing → ended. Each stage may
 * be repeated without doing anything twice: the airline knows the order by `key`.
 */
export interface SeatHold {
  readonly key: string
  readonly stage: 'placing' | 'held' | 'releasing' | 'ended'
  /** the airline's deadline, in milliseconds; null until it has said */
  readonly payBy: number | null
  readonly endedBy: 'payment' | 'deadline' | 'traveller' | null
}

export const newHold = (key: string): SeatHold => ({ key, stage: 'placing', payBy: null, endedBy: null })

export const withHold = (state: OrderState, change: Partial<SeatHold>): OrderState =>
  state.hold ? { ...state, hold: { ...state.hold, ...change } } : state

/** Whether seats are held that may still be paid for. */
export const isHeld = ({ hold }: OrderState): boolean => hold?.stage === 'held'

/** The airline's order: a hold has one before there is a payment, all others are known by the payment they were made with. */
export const orderKeyOf = ({ hold }: OrderState, transactionId: string): string => hold?.key ?? transactionId

/** The seats are gone, and with them the booking. */
export const released = (state: OrderState, endedBy: 'deadline' | 'traveller', now: number): OrderState => ({
  ...withHold(state, { stage: 'ended', endedBy }),
  booked: state.booked && { ...state.booked, status: 'Released', updatedAt: now },
})
