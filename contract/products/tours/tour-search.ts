import { Schema } from 'effect'
import { departureStatuses, sharings } from '#domain/tour-kinds.ts'
import { LocalDate, MinorAmount } from '../../fields.ts'
import { PaidInTwo, daysInOrder, whenAndWho } from './tour-departures.ts'
import { CallOff, TourCountry, TourPlace, tourFacts } from './tour-facts.ts'

/** Tours that begin on a day of several and have a place for everybody of a party. */
export const TourSearch = Schema.Struct({
  /** one country alone; all of them where it is missing */
  countryCode: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^[A-Z]{2}$/))),
  ...whenAndWho,
}).check(daysInOrder)
export type TourSearch = typeof TourSearch.Type

/** A tour at the lowest of its prices over the departures and ways of sharing that the party can have. */
const FoundTour = Schema.Struct({
  ...tourFacts,
  /** where its nights are, in their order, each once */
  places: Schema.Array(TourPlace),
  lowestPrice: Schema.Struct({
    /** the first departure that costs no more */
    departureId: Schema.String,
    from: LocalDate,
    to: LocalDate,
    status: Schema.Literals(departureStatuses),
    left: Schema.NullOr(Schema.Int),
    callOff: Schema.NullOr(CallOff),
    rooms: Schema.Array(Schema.Literals(sharings)),
    ...PaidInTwo.fields,
    /** rounded to minor units: for looking at, never for adding up */
    perPerson: MinorAmount,
  }),
  /** every departure that the party can have, by its first day */
  departures: Schema.Array(
    Schema.Struct({
      from: LocalDate,
      status: Schema.Literals(departureStatuses),
      /** in the rooms and the currency of `lowestPrice`: an amount of its own for each would be half of an answer */
      total: Schema.Int,
      /** places, where they are `few` */
      left: Schema.optionalKey(Schema.Int),
      /** told where they are `few`: whether enough have booked; nobody knows where it is missing */
      guaranteed: Schema.optionalKey(Schema.Boolean),
    }),
  ),
})
export type FoundTour = typeof FoundTour.Type

export const TourSearchAnswer = Schema.Struct({ tours: Schema.Array(FoundTour) })
export type TourSearchAnswer = typeof TourSearchAnswer.Type

/** Countries with tours, and every tour of each by its code and its name. */
export const TourCountries = Schema.Array(
  Schema.Struct({
    ...TourCountry.fields,
    tours: Schema.Array(Schema.Struct({ tourCode: Schema.String, name: tourFacts.name, days: Schema.Int })),
  }),
)
export type TourCountries = typeof TourCountries.Type
