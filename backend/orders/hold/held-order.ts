import { type OrderState, withoutPassports } from '../order-state.ts'
import type { SeatHold } from './seat-hold.ts'

export const withHold = (state: OrderState, change: Partial<SeatHold>): OrderState =>
  state.hold ? { ...state, hold: { ...state.hold, ...change } } : state

/** Whether seats are held that may still be paid for. */
export const isHeld = ({ hold }: OrderState): boolean => hold?.stage === 'held'

/** The seats are gone, and with them the booking: no ticket will need the passports. */
export const released = (state: OrderState, endedBy: 'deadline' | 'traveller', now: number): OrderState => ({
  ...withHold(withoutPassports(state), { stage: 'ended', endedBy }),
  parts: state.parts.map((part) => ({ ...part, state: 'released' })),
  booked: state.booked && { ...state.booked, status: 'Released', updatedAt: now },
})
