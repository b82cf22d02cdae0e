import type { BookingView } from '../../src/features/checkout/session/booking-view.ts'
import type { PartsChoice } from '../../src/features/checkout/machine/booking-payment.ts'
import type { DraftPatch } from '../../src/features/checkout/draft/draft-patch.ts'
import { chance, oneOf } from './seeded.ts'

export const cardNumbers = {
  good: '4242424242424242',
  declined: '4000000000000002',
  challenge: '4000000000003220',
  lost: '4000000000000119',
} as const

/** How a traveller means to pay, one try after the other. */
export type Intent =
  | { readonly by: 'card'; readonly number: string; readonly atBank: 'approve' | 'refuse' }
  | { readonly by: 'page'; readonly action: 'pay' | 'cancel' }
  /** has the airline hold the seats, and pays for them later from the list of trips */
  | { readonly by: 'hold' }

const card = (number: string, atBank: 'approve' | 'refuse' = 'approve'): Intent => ({ by: 'card', number, atBank })

const plans: readonly [readonly Intent[], ...(readonly Intent[])[]] = [
  [card(cardNumbers.good)],
  [card(cardNumbers.good)],
  [card(cardNumbers.good)],
  [card(cardNumbers.declined), card(cardNumbers.good)],
  [card(cardNumbers.declined)],
  [card(cardNumbers.lost)],
  [card(cardNumbers.challenge)],
  [card(cardNumbers.challenge, 'refuse'), card(cardNumbers.good)],
  [{ by: 'page', action: 'pay' }],
  [{ by: 'page', action: 'cancel' }],
]

/**
 * What a traveller does with a payment that they have left open at the provider's page, or at their bank: they begin something
 * else, and then pay the old page all the same, or have paid it before, or do both at once.
 */
export interface Detour {
  readonly open: 'page' | 'bank'
  readonly leave: 'startOver' | 'again' | 'otherOffer' | 'card'
  readonly paysOld: 'before' | 'meanwhile' | 'after'
}

const leavings = ['startOver', 'again', 'otherOffer', 'card'] as const

/** Kinds of travel that can be booked under faults. */
export const kinds = ['flight', 'hotel', 'package', 'activity', 'tour', 'outing', 'flown_tour'] as const
export type Kind = (typeof kinds)[number]

/** What the hotels of a run do with an order, by their names at the place of tests; with a flight none is paid in parts. */
const hotelsWithFlights = [
  'standard',
  'fee_at_property',
  'answer_lost',
  'processing_ok',
  'processing_failed',
  'rooms_unavailable',
  'cc_declined',
  'duplicate',
] as const
const hotels = [...hotelsWithFlights, 'deposit_percent', 'pay_at_property_other_currency'] as const

/** What the activities of a run do with an order. Of those that keep no places unpaid there are two at a time, for whoever is first. */
const activities = [
  'standard',
  'price_up',
  'hold_not_provided',
  'hold_not_provided',
  'manual_confirmed',
  'manual_rejected',
  'answer_lost',
  'weather_cancelled',
  'freesale',
  'all_sales_final',
] as const

const tours = [
  'standard',
  'guaranteed',
  'price_up',
  'on_request_granted',
  'on_request_refused',
  'answer_lost',
  'too_few_travellers',
] as const

/** With a flight: at once, and kept until it is paid for. */
const outings = ['standard', 'freesale', 'answer_lost'] as const
const flownTours = ['standard', 'guaranteed', 'answer_lost'] as const

const outcomes: Readonly<Record<Kind, readonly [string, ...string[]]>> = {
  flight: ['standard'],
  hotel: hotels,
  package: hotelsWithFlights,
  activity: activities,
  tour: tours,
  outing: outings,
  flown_tour: flownTours,
}

/** What is called off some time after it was booked, and given back. */
const calledOff: ReadonlySet<string> = new Set(['weather_cancelled', 'too_few_travellers'])

/** Of what can be cancelled by itself a third is, once it is booked. */
const cancels = (kind: Kind, visitor: number): boolean =>
  visitor % 3 === 1 && (kind === 'flight' || kind === 'hotel' || kind === 'activity' || kind === 'tour')

/** A quarter of the visitors who fly choose a fare that can only be held. */
const holds = (visitor: number): boolean => visitor % 4 === 2

/** Half of the visitors go such a way round. */
const detourOf = (seed: string, visitor: number): Detour | undefined =>
  visitor % 2 === 0
    ? undefined
    : {
        open: oneOf(['page', 'page', 'bank'], seed, 'open', visitor),
        leave: oneOf(leavings, seed, 'leave', visitor),
        paysOld: oneOf(['before', 'meanwhile', 'after', 'after'], seed, 'pays old', visitor),
      }

export interface Traveller {
  readonly visitor: number
  readonly kind: Kind
  /** what happens with what they book, by its name at the place of tests */
  readonly outcome: string
  readonly isCalledOff: boolean
  readonly cancels: boolean
  readonly detour: Detour | undefined
  /** what is typed, a few fields at a time */
  readonly edits: readonly DraftPatch[]
  readonly plan: readonly Intent[]
  /** what becomes of the rest where a part is refused and giving the other back costs something */
  readonly keeps: PartsChoice
  /** whether the seats are held first */
  readonly holds: boolean
  readonly passport: string
}

const letters = (seed: string, ...words: readonly (string | number)[]): string =>
  Array.from({ length: 8 }, (_, place) =>
    String.fromCharCode(97 + Math.floor(chance(seed, ...words, place) * 26)),
  ).join('')

/** Nobody else's number, so that finding it anywhere says whose it is. */
const passportOf = (seed: string, visitor: number): string =>
  `PX${String(Math.floor(chance(seed, 'passport', visitor) * 1e9)).padStart(9, '0')}`

/** Held seats are asked for without a bill. */
const billed = (cardHolderName: string, city: string): readonly DraftPatch[] => [
  { billing: { cardHolderName, addressLine1: 'Calle 93', country: 'CO' } },
  { billing: { city } },
]

/** A traveller of the seed, who books one of these kinds of travel: their name, their papers, and how they go about paying. */
export const travellerOf = (
  seed: string,
  visitor: number,
  booked: readonly [Kind, ...Kind[]] = ['flight'],
): Traveller => {
  const kind = oneOf(booked, seed, 'kind', visitor)
  const firstName = letters(seed, 'first', visitor)
  const lastName = letters(seed, 'last', visitor)
  const passport = passportOf(seed, visitor)
  const outcome = oneOf(outcomes[kind], seed, 'outcome', visitor)
  const isHeld = kind === 'flight' && holds(visitor)
  const born = { gender: 'female' as const, dateOfBirth: '1990-05-01' }
  return {
    visitor,
    kind,
    outcome,
    isCalledOff: calledOff.has(outcome),
    cancels: cancels(kind, visitor) && !calledOff.has(outcome),
    passport,
    detour: detourOf(seed, visitor),
    plan: isHeld ? [{ by: 'hold' }] : oneOf(plans, seed, 'plan', visitor),
    keeps: oneOf<PartsChoice>(['keep', 'release'], seed, 'keeps', visitor),
    holds: isHeld,
    edits: [
      { passengers: { '1': { firstName: `${firstName}x`, ...born } } },
      { customer: { email: `v${visitor}@example.com`, phone: '+573001234567' } },
      { passengers: { '1': { firstName, lastName, passportNumber: passport } } },
      ...(isHeld ? [] : billed(`${firstName} ${lastName}`, letters(seed, 'city', visitor))),
    ],
  }
}

/** What a draft says of the fields that this test types. */
export const typedIn = ({ draft }: BookingView) => ({
  firstName: draft.passengers[0]?.firstName,
  lastName: draft.passengers[0]?.lastName,
  passport: draft.passengers[0]?.passportNumber,
  email: draft.customer.email,
  city: draft.billing.city,
})
