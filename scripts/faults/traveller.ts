import type { BookingView } from '../../src/features/checkout/session/booking-view.ts'
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

/** A quarter of the visitors choose a fare that can only be held. */
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
  readonly detour: Detour | undefined
  /** what is typed, a few fields at a time */
  readonly edits: readonly DraftPatch[]
  readonly plan: readonly Intent[]
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

/** A traveller of the seed: their name, their papers, and how they go about paying. */
export const travellerOf = (seed: string, visitor: number): Traveller => {
  const firstName = letters(seed, 'first', visitor)
  const lastName = letters(seed, 'last', visitor)
  const passport = passportOf(seed, visitor)
  const isHeld = holds(visitor)
  const born = { gender: 'female' as const, dateOfBirth: '1990-05-01' }
  return {
    visitor,
    passport,
    detour: detourOf(seed, visitor),
    plan: isHeld ? [{ by: 'hold' }] : oneOf(plans, seed, 'plan', visitor),
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
