import { Schema } from 'effect'
import { departureStatuses, sharings } from '#domain/tour-kinds.ts'
import { LocalDate, MinorAmount } from '../../fields.ts'
import { Paxes } from '../pax.ts'
import { Uuid } from '../reservation.ts'
import { CallOff } from './tour-facts.ts'

/** First and last day on which a tour may begin, and who comes along. */
export const whenAndWho = { from: LocalDate, to: LocalDate, paxes: Paxes }

export const daysInOrder = Schema.makeFilter(
  ({ from, to }: { readonly from: string; readonly to: string }) => from <= to || 'the last day is before the first',
)

/** `instead` is a hold of theirs that would be given back: its places count as free. */
export const TourDeparturesRequest = Schema.Struct({
  tourCode: Schema.String,
  ...whenAndWho,
  instead: Schema.optionalKey(Uuid),
}).check(daysInOrder)
export type TourDeparturesRequest = typeof TourDeparturesRequest.Type

const Sharing = Schema.Literals(sharings)

/** What is paid when it is booked, and what is left to pay to the operator until the end of a day; `total` is both together. */
export const PaidInTwo = Schema.Struct({
  total: MinorAmount,
  deposit: MinorAmount,
  balance: MinorAmount,
  /** null where nothing is left */
  balanceDue: Schema.NullOr(LocalDate),
})
export type PaidInTwo = typeof PaidInTwo.Type

/** One way for the party to share rooms. Taxes and fees are in it. */
const SharedPrice = Schema.Struct({ rooms: Schema.Array(Sharing), ...PaidInTwo.fields })

export const TourDeparture = Schema.Struct({
  departureId: Schema.String,
  from: LocalDate,
  to: LocalDate,
  status: Schema.Literals(departureStatuses),
  /** how many places are left; null where the operator has to be asked */
  left: Schema.NullOr(Schema.Int),
  /** whether it has a place for everybody of the party, or may have */
  available: Schema.Boolean,
  /** null where enough have booked */
  callOff: Schema.NullOr(CallOff),
  perPerson: Schema.Struct({ triple: MinorAmount, twin: MinorAmount, single: MinorAmount }),
  /** what a room alone costs above half of one for two */
  singleSupplement: MinorAmount,
  /** every way to share rooms, the lowest total first */
  sharings: Schema.Array(SharedPrice),
})
export type TourDeparture = typeof TourDeparture.Type

/** Why a party cannot come, with the ages, in years, that are the reason. */
export const TourRefusal = Schema.Struct({
  reason: Schema.Literals(['age_not_allowed', 'needs_adult', 'too_many']),
  ages: Schema.Array(Schema.Int),
})
export type TourPartyRefusal = typeof TourRefusal.Type

export const TourDeparturesAnswer = Schema.Struct({
  tourCode: Schema.String,
  refusal: Schema.NullOr(TourRefusal),
  /** the earliest first; empty where the party is refused */
  departures: Schema.Array(TourDeparture),
})
export type TourDeparturesAnswer = typeof TourDeparturesAnswer.Type
