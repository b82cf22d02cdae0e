import { Schema } from 'effect'

/** The answers of a content endpoint about sailings as far as the site reads them. Where they are foreign, that is all that is known of them. */

const Maybe = <Value extends Schema.Constraint>(value: Value) => Schema.optionalKey(Schema.NullishOr(value))
const MaybeText = Maybe(Schema.String)
const Day = Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}/))
const Price = Maybe(Schema.Union([Schema.String, Schema.Number]))

/** Part of an address. */
const Id = Schema.String.check(Schema.isPattern(/^[\w-]{1,120}$/))

const Chart = Schema.Struct({
  width: Schema.Finite.check(Schema.isGreaterThan(0)),
  height: Schema.Finite.check(Schema.isGreaterThan(0)),
  land: Schema.String,
  course: Schema.String,
  stops: Schema.Array(Schema.Struct({ x: Schema.Finite, y: Schema.Finite })),
})

const listed = {
  id: Id,
  title: Schema.String,
  route: MaybeText,
  region: Schema.String,
  destination: MaybeText,
  package: Schema.String,
  nights: Maybe(Schema.Int),
  portsRoute: Schema.Array(Schema.String),
  vendor: Schema.String,
  ship: Schema.String,
  departingPort: Schema.String,
  sailDate: Day,
  returnDate: Day,
  priceInside: Price,
  priceOceanview: Price,
  priceBalcony: Price,
  priceSuite: Price,
  taxesIncluded: Maybe(Schema.Boolean),
  pricesReadOn: Maybe(Day),
  routemap: Schema.Array(
    Schema.Struct({ code: MaybeText, name: Schema.String, latitude: Schema.Finite, longitude: Schema.Finite }),
  ),
  shipImage: Schema.Struct({ code: Schema.String, terrain: Schema.String, hour: Schema.String, landmark: MaybeText }),
  preview: Maybe(Chart),
}

const Listed = Schema.Struct(listed)
export type WireListed = typeof Listed.Type

const Sailing = Schema.Struct({
  ...listed,
  metaTags: Schema.Array(Schema.Struct({ name: Schema.String, content: Schema.String })),
  itinerary: Schema.Array(Schema.Struct({ day: Schema.Int, port: MaybeText, arrives: MaybeText, leaves: MaybeText })),
  course: Maybe(Schema.Array(Schema.Array(Schema.Finite))),
  chart: Maybe(Chart),
  rating: Maybe(Schema.Finite),
  gratuities: Maybe(Schema.Finite),
  shipDescription: Schema.String,
  shipDetails: Maybe(
    Schema.Struct({
      built: Maybe(Schema.Int),
      guests: Maybe(Schema.Int),
      crew: Maybe(Schema.Int),
      decks: Maybe(Schema.Int),
      lengthMetres: Maybe(Schema.Finite),
    }),
  ),
})
export type WireSailing = typeof Sailing.Type

export const CruisesAnswer = Schema.Struct({
  cruise_landing: Schema.Struct({ total: Schema.Int, items: Schema.Array(Listed) }),
})
export const SailingAnswer = Schema.Struct({ cruise: Schema.NullOr(Sailing) })
