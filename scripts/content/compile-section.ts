import type { AirportRecord } from '../../backend/airports/airport-record.ts'
import { airportsOf } from '../../backend/airports/airport-table.ts'
import { kilometresBetween } from '../../domain/place/great-circle.ts'
import type { FlightRoute, Language, Section } from '../../backend/content-api/content-page.ts'
import { inlineMarkdownHtml } from './markdown.ts'
import type { SectionName, SectionSource } from './section-schemas.ts'

const cruising = 850
const groundMinutes = 35

/** A direct flight's time from the distance, in steps of five minutes. */
const flightMinutes = (from: AirportRecord, to: AirportRecord): number =>
  Math.round((groundMinutes + (kilometresBetween(from, to) / cruising) * 60) / 5) * 5

const airportFor = (code: string): AirportRecord => {
  const [airport] = airportsOf(code)
  if (!airport) throw new Error(`no airport or city has the code ${code}`)
  return airport
}

const flightRoute = (pair: { readonly from: string; readonly to: string }, language: Language): FlightRoute => {
  const [from, to] = [airportFor(pair.from), airportFor(pair.to)]
  const place = (code: string, airport: AirportRecord) => ({
    code,
    city: airport.cityName[language],
    airport: airport.name[language],
    pathName: airport.cityName.es,
  })
  return { from: place(pair.from, from), to: place(pair.to, to), minutes: flightMinutes(from, to) }
}

type Compilers = { readonly [Name in SectionName]: (source: SectionSource<Name>, language: Language) => Section }

const titled = ({ title }: { readonly title?: string }) => (title === undefined ? {} : { title })

const flights = (source: SectionSource<'popular-flights'>, language: Language) => ({
  ...titled(source),
  ...(source.airline ? { airlineCode: source.airline } : {}),
  routes: source.routes.map((pair) => flightRoute(pair, language)),
})

export const sectionCompilers: Compilers = {
  'bullet-cards': (source) => ({ kind: 'BulletCards', ...titled(source), cards: source.items }),
  faq: (source) => ({
    kind: 'Faq',
    ...titled(source),
    questions: source.items.map(({ question, answer }) => ({ question, html: inlineMarkdownHtml(answer) })),
  }),
  gallery: (source) => ({ kind: 'Gallery', ...titled(source), pictures: source.items }),
  'image-cards': (source) => ({ kind: 'ImageCards', ...titled(source), pages: source.items }),
  infographic: ({ kind, items, ...source }) => ({ kind: 'Infographic', chart: kind, points: items, ...source }),
  'airline-details': (source) => ({
    kind: 'AirlineDetails',
    ...titled(source),
    ...(source.text ? { details: source.text } : {}),
  }),
  'cabin-table': (source) => ({ kind: 'CabinTable', ...titled(source), cabins: source.rows }),
  'baggage-table': (source) => ({ kind: 'BaggageTable', ...titled(source), fares: source.rows }),
  'cheapest-flights': (source, language) => ({ kind: 'CheapestFlights', ...flights(source, language) }),
  'popular-flights': (source, language) => ({ kind: 'PopularFlights', ...flights(source, language) }),
  'cruise-teaser': (source) => ({ kind: 'CruiseTeaser', ...titled(source), region: source.region }),
  notice: (source) => ({ kind: 'Notice', ...source }),
}
