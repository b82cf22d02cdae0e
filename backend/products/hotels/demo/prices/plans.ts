import type { Board } from '#domain/hotel-kinds.ts'
import type { Pays } from '#contract/products/hotels/room-rate.ts'
import { mix } from '../../../demo/deterministic.ts'
import type { Hotel } from '../house/hotel.ts'

/** How much of a deposit's price is paid with the booking. */
type Deposit = 'night' | 'amount' | 'percent' | 'remainder'

type Cancelling = 'flexible' | 'partial' | 'fixed_nights' | 'never'

/** On what terms a room is sold. */
export interface Plan {
  readonly board: Board
  readonly cancelling: Cancelling
  readonly pays: Pays
  readonly deposit: Deposit
  readonly factor: number
}

const plan = (
  board: Board,
  cancelling: Cancelling,
  factor: number,
  pays: Pays = 'now',
  deposit: Deposit = 'night',
): Plan => ({ board, cancelling, pays, deposit, factor })

/** Ids know a plan by its place in this list: new ones go to its end. */
const plans: readonly Plan[] = [
  plan('room_only', 'never', 0.88),
  plan('room_only', 'flexible', 1),
  plan('breakfast', 'never', 0.88),
  plan('breakfast', 'flexible', 1),
  plan('breakfast', 'flexible', 1.03, 'at_property'),
  plan('room_only', 'partial', 0.94),
  plan('half_board', 'flexible', 1, 'deposit'),
  plan('room_only', 'fixed_nights', 0.91),
  plan('all_inclusive', 'flexible', 1, 'deposit'),
  plan('all_inclusive', 'never', 0.88),
  plan('room_only', 'flexible', 1, 'at_property'),
  plan('room_only', 'flexible', 1, 'deposit'),
  plan('room_only', 'flexible', 1, 'deposit', 'amount'),
  plan('room_only', 'flexible', 1, 'deposit', 'percent'),
  plan('room_only', 'flexible', 1, 'deposit', 'remainder'),
]

export const planAt = (index: number): Plan | undefined => plans[index]

const ofOutcome: Partial<Record<NonNullable<Hotel['outcome']>, readonly number[]>> = {
  check_terms_changed: [3],
  partially_refundable: [5],
  non_refundable: [0],
  fixed_nights: [7],
  deposit_night: [11],
  deposit_amount: [12],
  deposit_percent: [13],
  deposit_remainder: [14],
  pay_at_property_other_currency: [10],
}

const extras = [4, 5, 6, 7] as const

/** The plans of a hotel, by their places in the list. */
export const planNumbers = ({ outcome, type, seed }: Hotel): readonly number[] => {
  if (outcome) return ofOutcome[outcome] ?? [0, 1, 3]
  if (type === 'resort') return [2, 3, 6, 8, 9]
  if (type === 'motel') return [0, 1, 5]
  const first = mix(seed, 21) % extras.length
  const second = mix(seed, 22) % extras.length
  return [...new Set([0, 1, 2, 3, extras[first] ?? 4, extras[second] ?? 5])]
}

/** How a plan reads once its hotel has changed its terms: a room without breakfast, and a part of the price kept. */
export const changedPlan = (own: Plan): Plan => ({ ...own, board: 'room_only', cancelling: 'partial' })

/** The same where the days on which a part would be given back are over. */
export const changedLatePlan = (own: Plan): Plan => ({ ...changedPlan(own), cancelling: 'never' })
