import type { OrderState } from '../order-state.ts'

/**
 * Seats that an airline keeps without payment. placing → held → ended by payment, or held → releasing → ended. Each stage may
 * be repeated without doing anything twice: its supplier knows the order by a key made of `key`.
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

/** The seats are gone, and with them the booking. */
export const released = (state: OrderState, endedBy: 'deadline' | 'traveller', now: number): OrderState => ({
  ...withHold(state, { stage: 'ended', endedBy }),
  parts: state.parts.map((part) => ({ ...part, state: 'released' })),
  booked: state.booked && { ...state.booked, status: 'Released', updatedAt: now },
})
