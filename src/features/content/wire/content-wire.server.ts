import { Schema } from 'effect'
import { locales } from '#/i18n/locale.ts'
import { contentTypes } from '../content-page.ts'

/** The answers of a content endpoint as far as the site reads them. Where they are foreign, that is all that is known of them. */

const Maybe = <Value extends Schema.Constraint>(value: Value) => Schema.optionalKey(Schema.NullishOr(value))
const MaybeText = Maybe(Schema.String)
const MaybeNumber = Maybe(Schema.Number)
const SitePath = Schema.String.check(Schema.isPattern(/^\/(?![/\\])/))
const ListOf = <Item extends Schema.Constraint>(item: Item) => Schema.Array(item)

const Scene = Schema.Struct({
  code: Schema.String,
  terrain: Schema.String,
  hour: Schema.String,
  landmark: MaybeText,
})

const Card = Schema.Struct({
  path: SitePath,
  type: Schema.Literals(contentTypes),
  title: Schema.String,
  description: Schema.String,
  scene: Scene,
})
export type WireCard = typeof Card.Type

const section = <Name extends string, Fields extends Schema.Struct.Fields>(name: Name, fields: Fields) =>
  Schema.Struct({ __typename: Schema.Literal(name), title: MaybeText, ...fields })

const Place = Schema.Struct({
  code: Schema.String.check(Schema.isPattern(/^[A-Z]{3}$/)),
  city: Schema.String,
  airport: Schema.String,
  pathName: Schema.String,
})
const routes = { routes: ListOf(Schema.Struct({ from: Place, to: Place, minutes: Schema.Number })) }

const KnownSection = Schema.Union([
  Schema.Struct({ __typename: Schema.Literal('Prose'), html: Schema.String }),
  section('BulletCards', {
    cards: ListOf(Schema.Struct({ icon: Schema.String, title: Schema.String, text: Schema.String })),
  }),
  section('Faq', { questions: ListOf(Schema.Struct({ question: Schema.String, html: Schema.String })) }),
  section('Gallery', { pictures: ListOf(Schema.Struct({ scene: Scene, caption: Schema.String })) }),
  section('ImageCards', {
    pages: ListOf(Schema.Struct({ scene: Scene, title: Schema.String, text: Schema.String, href: SitePath })),
  }),
  section('Infographic', {
    chart: Schema.Literals(['bars', 'steps', 'timeline']),
    unit: MaybeText,
    source: MaybeText,
    points: ListOf(Schema.Struct({ label: Schema.String, value: MaybeNumber, text: MaybeText })),
  }),
  section('AirlineDetails', { details: MaybeText }),
  section('CabinTable', {
    cabins: ListOf(
      Schema.Struct({
        cabin: Schema.Literals(['economy', 'premium', 'business', 'first']),
        name: Schema.String,
        seat: Schema.String,
        pitchCm: MaybeNumber,
        widthCm: MaybeNumber,
        food: Schema.String,
        wifi: Schema.String,
      }),
    ),
  }),
  section('BaggageTable', {
    fares: ListOf(Schema.Struct({ fare: Schema.String, hand: Schema.String, checked: Schema.String, note: MaybeText })),
  }),
  section('CheapestFlights', { airlineCode: MaybeText, ...routes }),
  section('PopularFlights', { airlineCode: MaybeText, ...routes }),
  section('CruiseTeaser', { region: Schema.String }),
  Schema.Struct({
    __typename: Schema.Literal('Notice'),
    tone: Schema.Literals(['info', 'warning']),
    text: Schema.String,
  }),
])
export type WireSection = typeof KnownSection.Type

/** A kind of section that this site has no picture for is left out, not a fault. */
const names: ReadonlySet<string> = new Set(KnownSection.members.map((member) => member.fields.__typename.literal))

const UnknownSection = Schema.Struct({
  __typename: Schema.String.check(Schema.makeFilter((name) => !names.has(name))),
})

const Airline = Schema.Struct({
  name: Schema.String,
  iataCode: Schema.String,
  mainAirport: Schema.String,
  mainAirportName: Schema.String,
  foundationYear: Schema.Number,
  flightsPerWeek: Schema.Number,
  country: Schema.String,
})

const Country = Schema.Struct({
  code: Schema.String,
  airports: ListOf(Schema.Struct({ code: Schema.String, city: Schema.String })),
  currency: Schema.String,
})

const Page = Schema.Struct({
  path: SitePath,
  /** null where it is written for every reader */
  language: Maybe(Schema.Literals(locales)),
  type: Schema.Literals(contentTypes),
  title: Schema.String,
  description: Schema.String,
  lead: Schema.String,
  author: MaybeText,
  published: Schema.String,
  updated: Schema.String,
  metaTags: ListOf(Schema.Struct({ name: Schema.String, content: Schema.String })),
  scene: Scene,
  airline: Maybe(Airline),
  country: Maybe(Country),
  sections: ListOf(Schema.Union([KnownSection, UnknownSection])),
  related: ListOf(Card),
})
export type WirePage = typeof Page.Type

export const PageAnswer = Schema.Struct({
  articleRoute: Schema.NullOr(Page),
  /** the same page in the other language */
  other: Maybe(Schema.Struct({ path: Schema.String })),
})
export const ListAnswer = Schema.Struct({ contentList: ListOf(Card) })

const Path = Schema.Struct({
  path: SitePath,
  type: Schema.Literals(contentTypes),
  languages: ListOf(Schema.Literals(locales)),
  published: Schema.String,
  updated: Schema.String,
})
export type WirePath = typeof Path.Type

/** An endpoint that knows no page is out of order: believing it would take the whole site out of search engines. */
export const PathsAnswer = Schema.Struct({ contentPaths: Schema.NonEmptyArray(Path) })
