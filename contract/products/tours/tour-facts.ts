import { Schema } from 'effect'
import { tourPaces, tourThemes } from '#domain/tour-kinds.ts'
import { Language, Location, LocalDate, Names } from '../../fields.ts'

/** Somewhere that a tour comes to. */
export const TourPlace = Schema.Struct({ name: Names, location: Location })

/** A country that tours are of. `slug` is what addresses have. */
export const TourCountry = Schema.Struct({ countryCode: Schema.String, slug: Schema.String, name: Names })

/** With fewer than `fewerThan` the operator may call it off until the end of that day, and gives everything back. */
export const CallOff = Schema.Struct({ until: LocalDate, fewerThan: Schema.Int })
export type CallOff = typeof CallOff.Type

/** What the list and the page of a tour both say of it. Answers hold both languages: whoever keeps one needs no language in its key. */
export const tourFacts = {
  /** what addresses and `/tour/:code` have; no two tours share one */
  tourCode: Schema.String,
  country: TourCountry,
  name: Names,
  summary: Names,
  /** who runs it */
  operator: Schema.String,
  themes: Schema.Array(Schema.Literals(tourThemes)),
  pace: Schema.Literals(tourPaces),
  days: Schema.Int,
  /** years on the first day, both included */
  ages: Schema.Struct({ from: Schema.Int, to: Schema.Int }),
  group: Schema.Struct({ fewest: Schema.Int, most: Schema.Int }),
  guideLanguages: Schema.Array(Language),
  /** the same number always draws the same picture */
  pictureSeed: Schema.Int,
}
