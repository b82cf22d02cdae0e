import type { AirportRecord } from '../airport-record.ts'
import { airportsOfCity } from '../airport-table.ts'
import { type SearchEntry, qualifierOf, qualifiersOf } from './search-entry.ts'
import type { SearchWord } from './search-query.ts'
import { fitAll, fitOf, slipCost } from './word-fit.ts'

/** How much a match says by itself, before popularity (0 to 100) is added. */
export const worth = {
  countryAbbreviated: 1100,
  airportCode: 1000,
  cityCode: 900,
  cityQualified: 640,
  cityWhole: 600,
  cityBegun: 500,
  countryWhole: 575,
  country: 450,
  otherWhole: 600,
  otherNearly: 470,
  otherBegun: 330,
  otherPart: 250,
  region: 430,
  cityPart: 400,
  nameInCity: 400,
  famousNameWhole: 560,
  nameWhole: 470,
  name: 300,
  countryBegun: 200,
  regionBegun: 190,
  partly: 0,
} as const

const famous = 50

export interface Level {
  readonly score: number
  readonly ofPlace: boolean
}

export const best = (levels: readonly (Level | undefined)[]): Level | undefined =>
  levels.reduce((a, b) => (!a || (b && b.score > a.score) ? b : a), undefined)

export const codeLevel = (typed: readonly SearchWord[], airport: AirportRecord): Level | undefined => {
  const [only, ...more] = typed
  if (!only || more.length > 0) return undefined
  const code = only.typed.toUpperCase()
  if (code === airport.code) return { score: worth.airportCode, ofPlace: false }
  return code === airport.cityCode ? { score: worth.cityCode, ofPlace: true } : undefined
}

/** `goa` may be the city as well as another's code; written in capitals it is the code. */
const isShortName = ([only, ...more]: readonly SearchWord[], city: readonly string[]): boolean =>
  more.length === 0 &&
  only !== undefined &&
  !only.isCapital &&
  city.length === 1 &&
  city[0]?.length === 3 &&
  only.typed === city[0]

export const cityLevel = (typed: readonly SearchWord[], city: readonly string[]): Level | undefined => {
  const fit = fitAll(typed, city)
  if (!fit) return undefined
  if (isShortName(typed, city)) return { score: worth.airportCode, ofPlace: true }
  const [first] = typed
  const begins = first && fitOf(first, city.slice(0, 1)) !== undefined
  const level = fit.whole && typed.length >= city.length ? worth.cityWhole : begins ? worth.cityBegun : worth.cityPart
  return { score: level - slipCost(fit.distance), ofPlace: true }
}

/** Names that are not the city's own: as good as those where all of one was typed, and else behind them. */
export const otherLevel = (typed: readonly SearchWord[], name: readonly string[]): Level | undefined => {
  const fit = fitAll(typed, name)
  const [first] = typed
  if (!fit || !first) return undefined
  const isWhole = fit.whole && typed.length >= name.length
  const begins = fitOf(first, name.slice(0, 1)) !== undefined
  const level = isWhole
    ? fit.distance === 0
      ? worth.otherWhole
      : worth.otherNearly
    : begins
      ? worth.otherBegun
      : worth.otherPart
  return { score: level - slipCost(fit.distance), ofPlace: true }
}

export const countryLevel = (typed: readonly SearchWord[], country: readonly string[]): Level | undefined => {
  const fit = fitAll(typed, country)
  if (!fit) return undefined
  const isAbbreviation = country.length === 1 && (country[0]?.length ?? 0) <= 3 && fit.whole && fit.distance === 0
  const isWhole = fit.whole && fit.distance === 0 && typed.length >= country.length
  const level = isAbbreviation
    ? worth.countryAbbreviated
    : isWhole
      ? worth.countryWhole
      : fit.whole
        ? worth.country
        : worth.countryBegun
  return { score: level - slipCost(fit.distance), ofPlace: true }
}

export const regionLevel = (typed: readonly SearchWord[], region: readonly string[]): Level | undefined => {
  const fit = fitAll(typed, region)
  if (!fit) return undefined
  const isWhole = fit.whole && typed.length >= region.length
  return { score: (isWhole ? worth.region : worth.regionBegun) - slipCost(fit.distance), ofPlace: true }
}

const isWholeIn = (name: readonly string[], typed: readonly SearchWord[]): boolean =>
  name.length > 0 && name.every((word) => typed.some((of) => fitOf(of, [word])?.whole))

/** `San Francisco, CA`, `Ubud, Bali`, `Córdoba, Argentina`: all of a city's name, and beside it all of a name around it. */
export const qualifiedLevel = (
  typed: readonly SearchWord[],
  city: readonly string[],
  around: readonly (readonly string[])[],
  airport: AirportRecord,
  level: number,
): Level | undefined => {
  if (typed.length <= city.length || !isWholeIn(city, typed)) return undefined
  const beside = typed.filter((word) => !fitOf(word, city)?.whole)
  if (beside.length === 0) return undefined
  const codes = qualifiersOf(airport)
  const named = beside.filter(({ typed: code, isQualifier }) => !(isQualifier && codes.includes(qualifierOf(code))))
  const own = fitAll(
    typed.filter((word) => !beside.includes(word)),
    city,
  )
  const rest = fitAll(named, around.filter((name) => isWholeIn(name, beside)).flat())
  if (!own || !rest) return undefined
  return { score: level - slipCost(own.distance) - slipCost(rest.distance), ofPlace: true }
}

export const nameLevel = (
  typed: readonly SearchWord[],
  entry: SearchEntry,
  { cityCode, popularity }: AirportRecord,
): Level | undefined => {
  const { codes, cities, names, countries, others } = entry
  const fit = fitAll(typed, [
    ...names,
    ...codes,
    ...cities.flat(),
    ...others,
    ...countries.flat(),
    ...entry.regions.flat(),
  ])
  if (!fit) return undefined
  const isWhole = fit.whole && fit.distance === 0 && typed.length >= names.length && fitAll(typed, names)
  if (isWhole) return { score: popularity >= famous ? worth.famousNameWhole : worth.nameWhole, ofPlace: false }
  const level = airportsOfCity(cityCode).length > 1 ? worth.nameInCity : worth.name
  return { score: level - slipCost(fit.distance), ofPlace: false }
}

/** All the words are somewhere about the place: `new york city`, for "Jersey City". */
export const spreadLevel = (
  typed: readonly SearchWord[],
  airport: AirportRecord,
  entry: SearchEntry,
): Level | undefined => {
  const codes = qualifiersOf(airport)
  const named = typed.filter(({ typed: code, isQualifier }) => !(isQualifier && codes.includes(qualifierOf(code))))
  const { cities, otherNames, names, regions, countries, others, scripts } = entry
  const places = [cities, otherNames, regions, countries, scripts.cities, scripts.countries].flat(2)
  const fit = fitAll(named, [...entry.codes, ...places, ...names, ...others])
  return fit && { score: worth.otherPart - slipCost(fit.distance), ofPlace: true }
}
