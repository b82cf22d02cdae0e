import { Schema } from 'effect'
import { MinorAmount } from '../../fields.ts'
import { Dictionaries, FareConditions, Itinerary, firstBagFields } from './flight-offer.ts'

const Priced = Schema.Struct({ intTotal: MinorAmount })

/** A place in a list of `included`, from 0. */
const Place = Schema.Int

export const MinimalFamily = Schema.Struct({
  id: Schema.String,
  price: Priced,
  ...firstBagFields,
  conditions: Place,
})

/** An offer as a list shows it. Whoever wants to know more of it asks for it by a family's id. */
export const MinimalOffer = Schema.Struct({
  holdOnly: Schema.Boolean,
  numberOfBookableSeats: Schema.Int,
  itineraries: Schema.Array(Place),
  /** the first adult alone */
  travelerPricings: Schema.Array(Schema.Struct({ travelerType: Schema.Literal('ADULT'), price: Priced })),
  fareFamilies: Schema.Array(MinimalFamily),
})

export const AnswerMeta = Schema.Struct({
  count: Schema.Int,
  /** ISO instant, UTC */
  expiresAt: Schema.String,
  /** typical kilograms of CO₂e of one traveller on the first leg, in the cabin asked for */
  typicalCo2: Schema.Number,
  sources: Schema.Array(Schema.Struct({ code: Schema.String, status: Schema.Literals(['ok', 'failed', 'timeout']) })),
})

/**
 * What may answer a search that prefers `return=minimal` (RFC 7240): the same offers in the same order, without what no list
 * shows, and what they share written once. A supplier that does not know the preference gives the whole answer.
 */
export const MinimalSearchAnswer = Schema.Struct({
  data: Schema.Array(MinimalOffer),
  included: Schema.Struct({ itineraries: Schema.Array(Itinerary), conditions: Schema.Array(FareConditions) }),
  dictionaries: Dictionaries,
  meta: AnswerMeta,
})
export type MinimalSearchAnswer = typeof MinimalSearchAnswer.Type
