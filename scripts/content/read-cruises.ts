import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Language, languages } from '../../backend/content-api/content-page.ts'
import type { Cruise } from '../../backend/content-api/cruise.ts'
import { addDays } from '../../domain/time/dates.ts'
import { readYaml } from './content-file.ts'
import { type CruisesSource, type RouteSource, type SailingSource, cruisesSchema } from './cruise-schemas.ts'
import { contentFolder } from './read-content.ts'

/** As the database sorts it: where no balcony is sold, after all others. */
const noBalcony = 2_000_000_000

interface CruiseRow {
  readonly balcony: number
  readonly cruise: Cruise
}

const nightWords: Readonly<Record<Language, string>> = { es: 'noches', en: 'nights' }

const entryOf = <Value>(entries: Readonly<Record<string, Value>>, key: string): Value => {
  const entry = entries[key]
  if (!entry) throw new Error(`cruises.yaml names ${key}, and has no such entry`)
  return entry
}

const portName = ({ ports }: CruisesSource, key: string, language: Language): string | null =>
  key === 'sea' ? null : entryOf(ports, key)[language]

const itineraryOf = (source: CruisesSource, { stops }: RouteSource, language: Language) =>
  stops.map((key, index) => ({
    day: index + 1,
    port: portName(source, key, language),
    arrives: key === 'sea' || index === 0 ? null : index === stops.length - 1 ? '07:00' : '08:00',
    leaves: key === 'sea' || index === stops.length - 1 ? null : index === 0 ? '18:00' : '19:00',
  }))

const routemapOf = ({ ports }: CruisesSource, { stops }: RouteSource, language: Language) =>
  stops
    .filter((key) => key !== 'sea')
    .map((key) => {
      const { at, [language]: name } = entryOf(ports, key)
      return { name, latitude: at[0], longitude: at[1] }
    })

const cruiseOf = (
  source: CruisesSource,
  route: RouteSource,
  { ship: key, date, prices }: SailingSource,
  language: Language,
): Cruise => {
  const {
    name,
    vendor,
    rating,
    built,
    guests,
    crew,
    decks,
    lengthMetres,
    [language]: description,
  } = entryOf(source.ships, key)
  const routemap = routemapOf(source, route, language)
  const nights = route.stops.length - 1
  const [inside, oceanview, balcony, suite] = prices.map(String) as [string, string, string, string]
  const title = `${route[language]} · ${name}`
  return {
    id: `${route.key}-${key}-${date}`,
    title,
    language,
    metaTags: [{ name: 'description', content: `${title}: ${routemap.map((port) => port.name).join(', ')}` }],
    region: route.region,
    shipImage: route.scene,
    package: `${nights} ${nightWords[language]}`,
    portsRoute: routemap.map((port) => port.name),
    itinerary: itineraryOf(source, route, language),
    routemap,
    vendor,
    ship: name,
    rating,
    priceInside: inside,
    priceOceanview: oceanview,
    priceBalcony: balcony,
    priceSuite: suite,
    departingPort: routemap[0]?.name ?? '',
    sailDate: date,
    returnDate: addDays(date, nights),
    shipDetails: { built, guests, crew, decks, lengthMetres },
    shipDescription: description,
  }
}

/** Every sailing of `cruises.yaml`, once a language. Throws where the file cannot be read. */
export const readCruises = (): readonly CruiseRow[] => {
  const file = path.join(contentFolder, 'cruises/cruises.yaml')
  const { value, faults } = readYaml(cruisesSchema, { file, text: readFileSync(file, 'utf8'), firstLine: 1 })
  if (!value) throw new Error(faults.map(({ line, message }) => `${file}:${line} ${message}`).join('\n'))
  return languages.flatMap((language) =>
    value.routes.flatMap((route) =>
      route.sailings.map((sailing) => ({
        balcony: sailing.prices[2] === 'NA' ? noBalcony : sailing.prices[2],
        cruise: cruiseOf(value, route, sailing, language),
      })),
    ),
  )
}
