import { Schema } from 'effect'
import { LocalDate, Names } from '../../fields.ts'
import { partLineOf, partOf } from '../../order-part.ts'
import { NamedTraveler, reservationFields } from '../reservation.ts'
import { TourOffer } from './tour-reservation.ts'
import { TourCountry, tourFacts } from './tour-facts.ts'

const TourPicture = Schema.Struct({
  tourCode: tourFacts.tourCode,
  countryCode: TourCountry.fields.countryCode,
  themes: tourFacts.themes,
  pictureSeed: tourFacts.pictureSeed,
})

/**
 * A tour as a part of an order. Its `quote.total` is what is charged with the order, `item.price.deposit`; the balance is paid to
 * the operator.
 */
export const TourPart = Schema.Struct({
  ...partOf({
    kind: 'tour',
    item: TourOffer,
    extras: Schema.Struct({
      /** which of the travellers the operator talks to, counted from 1; a grown-up */
      lead: Schema.Int,
      /** everybody, in the order of the party; empty until they are named */
      travelers: Schema.Array(NamedTraveler),
    }),
    document: Schema.Struct({ kind: Schema.Literal('voucher'), number: Schema.String }),
  }).fields,
  ...reservationFields,
})
export type TourPart = typeof TourPart.Type

/** A tour as a line of a list of bookings. */
export const TourLine = partLineOf('tour', {
  tourName: Names,
  countryName: Names,
  /** what its picture is drawn of; missing from what was written before it was kept */
  picture: Schema.optionalKey(TourPicture),
  from: LocalDate,
  to: LocalDate,
  /** IANA */
  timeZone: Schema.String,
  travelerCount: Schema.Int,
  status: reservationFields.status,
})
export type TourLine = typeof TourLine.Type
