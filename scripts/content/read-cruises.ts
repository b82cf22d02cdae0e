import { readFileSync } from 'node:fs'
import { type Language, languages } from '../../backend/content-api/content-page.ts'
import type { Cruise, CruiseRoute } from '../../backend/content-api/cruise.ts'
import { addDays } from '../../domain/time/dates.ts'
import { routeLegs } from '../cruises/legs.ts'
import { type Courses, coursesFile, portsOf } from '../cruises/make-courses.ts'
import type { CruisesSource, RouteSource, SailingSource } from './cruise-schemas.ts'
import { cruisesSource } from './cruises-source.ts'

/** As the database sorts it: where no balcony is sold, after all others. */
const noBalcony = 2_000_000_000

interface CruiseRow {
  readonly balcony: number
  readonly cruise: Cruise
}

const nightWords: Readonly<Record<Language, string>> = { es: 'noches', en: 'nights' }

/** When a ship comes and leaves where its port says nothing else. */
const usualHours = ['08:00', '19:00'] as const
const firstLeaves = '18:00'
const lastArrives = '07:00'

const entryOf = <Value>(entries: Readonly<Record<string, Value>>, key: string): Value => {
  const entry = entries[key]
  if (!entry) throw new Error(`cruises.yaml names ${key}, and has no such entry`)
  return entry
}

const itineraryOf = ({ ports }: CruisesSource, { stops }: RouteSource, language: Language): Cruise['itinerary'] =>
  stops.map((key, index) => {
    if (key === 'sea') return { day: index + 1, port: null, arrives: null, leaves: null }
    const { hours = usualHours, [language]: port } = entryOf(ports, key)
    const [isFirst, isLast] = [index === 0, index === stops.length - 1]
    return {
      day: index + 1,
      port,
      arrives: isFirst ? null : isLast ? lastArrives : hours[0],
      leaves: isLast ? null : isFirst ? firstLeaves : hours[1],
    }
  })

const routemapOf = ({ ports }: CruisesSource, { stops }: RouteSource, language: Language) =>
  portsOf(stops).map((key) => {
    const { at, code, [language]: name } = entryOf(ports, key)
    return { code, name, latitude: at[0], longitude: at[1] }
  })

const cruiseOf = (
  source: CruisesSource,
  route: RouteSource,
  { ship: key, date, prices }: SailingSource,
  language: Language,
): Cruise => {
  const {
    name,
    line: lineKey,
    rating,
    built,
    guests,
    crew,
    decks,
    lengthMetres,
    [language]: description,
  } = entryOf(source.ships, key)
  const line = entryOf(source.lines, lineKey)
  const routemap = routemapOf(source, route, language)
  const nights = route.stops.length - 1
  const [inside, oceanview, balcony, suite] = prices.map(String) as [string, string, string, string]
  const title = `${route[language]} · ${name}`
  return {
    id: `${route.key}-${key}-${date}`,
    route: route.key,
    title,
    language,
    metaTags: [{ name: 'description', content: `${title}: ${routemap.map((port) => port.name).join(', ')}` }],
    region: route.region,
    destination: entryOf(source.regions, route.region)[language],
    shipImage: route.scene,
    package: `${nights} ${nightWords[language]}`,
    nights,
    portsRoute: routemap.map((port) => port.name),
    itinerary: itineraryOf(source, route, language),
    routemap,
    vendor: line.name,
    ship: name,
    rating,
    priceInside: inside,
    priceOceanview: oceanview,
    priceBalcony: balcony,
    priceSuite: suite,
    taxesIncluded: line.taxesIncluded,
    gratuities: line.gratuities,
    pricesReadOn: source.pricesReadOn,
    departingPort: routemap[0]?.name ?? '',
    sailDate: date,
    returnDate: addDays(date, nights),
    shipDetails: { built, guests, crew, decks, lengthMetres },
    shipDescription: description,
  }
}

/** What `npm run courses` has found and drawn. */
export const readCourses = (): Courses => JSON.parse(readFileSync(coursesFile, 'utf8')) as Courses

/** Of every route of `cruises.yaml`, what is the same for all of its sailings in both languages. */
export const readCruiseRoutes = (): readonly CruiseRoute[] => {
  const { legs, charts } = readCourses()
  return cruisesSource().routes.map(({ key, stops }) => {
    const { page, list } = entryOf(charts, key)
    return { key, course: routeLegs(legs, stops).map((leg) => leg.flat()), chart: page, preview: list }
  })
}

/** Every sailing of `cruises.yaml`, once a language. Throws where the file cannot be read. */
export const readCruises = (): readonly CruiseRow[] => {
  const source = cruisesSource()
  return languages.flatMap((language) =>
    source.routes.flatMap((route) =>
      route.sailings.map((sailing) => ({
        balcony: sailing.prices[2] === 'NA' ? noBalcony : sailing.prices[2],
        cruise: cruiseOf(source, route, sailing, language),
      })),
    ),
  )
}
