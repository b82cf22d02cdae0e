import type { AirportRecord } from './airport-table.ts'
import { airportsOfCity } from './airport-table.ts'
import { type SearchEntry, searchEntryOf } from './search-entry.ts'
import type { SearchWord } from './search-query.ts'

/** How much a match says by itself, before popularity (0 to 100) is added. */
const worth = {
  countryAbbreviated: 1100,
  airportCode: 1000,
  cityCode: 900,
  cityWhole: 600,
  cityBegun: 500,
  country: 450,
  cityPart: 400,
  nameInCity: 400,
  famousNameWhole: 560,
  nameWhole: 470,
  name: 300,
  countryBegun: 200,
  partly: 0,
} as const

export interface AirportMatch {
  readonly airport: AirportRecord
  readonly score: number
  /** whether the city or the country was asked for rather than this airport by name */
  readonly ofPlace: boolean
}

const wellKnown = 20
const famous = 50

/** Whether a match is of the very place that was typed and no other, better known one is likely to have been meant. */
export const isSure = ({ airport, score, ofPlace }: AirportMatch): boolean =>
  score >= worth.cityCode || (ofPlace && score >= worth.cityPart && airport.popularity >= wellKnown)

interface WordFit {
  readonly whole: boolean
  readonly distance: number
}

const fitOf = ({ typed, corrections }: SearchWord, words: readonly string[]): WordFit | undefined => {
  let best: WordFit | undefined
  for (const word of words) {
    if (word === typed) return { whole: true, distance: 0 }
    if (word.startsWith(typed)) best = { whole: false, distance: 0 }
    const distance = corrections.get(word)
    if (distance !== undefined && (!best || distance < best.distance)) best = { whole: true, distance }
  }
  return best
}

interface Fit {
  readonly whole: boolean
  readonly distance: number
}

/** How all the typed words together fit among some words; undefined where one of them does not. */
const fitAll = (typed: readonly SearchWord[], words: readonly string[]): Fit | undefined => {
  let distance = 0
  let whole = true
  for (const word of typed) {
    const fit = fitOf(word, words)
    if (!fit) return undefined
    distance += fit.distance
    whole &&= fit.whole
  }
  return { whole, distance }
}

/** Spelling like it sounds costs little; a real slip puts a match behind what was spelled as it is. */
const slipCost = (distance: number): number => (distance < 10 ? distance * 15 : 190 + distance * 11)

interface Level {
  readonly score: number
  readonly ofPlace: boolean
}

const best = (levels: readonly (Level | undefined)[]): Level | undefined =>
  levels.reduce((a, b) => (!a || (b && b.score > a.score) ? b : a), undefined)

const codeLevel = (typed: readonly SearchWord[], airport: AirportRecord): Level | undefined => {
  const [only, ...more] = typed
  if (!only || more.length > 0) return undefined
  const code = only.typed.toUpperCase()
  if (code === airport.code) return { score: worth.airportCode, ofPlace: false }
  return code === airport.cityCode ? { score: worth.cityCode, ofPlace: true } : undefined
}

const cityLevel = (typed: readonly SearchWord[], city: readonly string[]): Level | undefined => {
  const fit = fitAll(typed, city)
  if (!fit) return undefined
  const [first] = typed
  const begins = first && fitOf(first, city.slice(0, 1)) !== undefined
  const level = fit.whole && typed.length >= city.length ? worth.cityWhole : begins ? worth.cityBegun : worth.cityPart
  return { score: level - slipCost(fit.distance), ofPlace: true }
}

const countryLevel = (typed: readonly SearchWord[], country: readonly string[]): Level | undefined => {
  const fit = fitAll(typed, country)
  if (!fit) return undefined
  const isAbbreviation = country.length === 1 && (country[0]?.length ?? 0) <= 3 && fit.whole && fit.distance === 0
  const level = isAbbreviation ? worth.countryAbbreviated : fit.whole ? worth.country : worth.countryBegun
  return { score: level - slipCost(fit.distance), ofPlace: true }
}

const nameLevel = (
  typed: readonly SearchWord[],
  entry: SearchEntry,
  { cityCode, popularity }: AirportRecord,
): Level | undefined => {
  const { codes, cities, names, countries, others } = entry
  const fit = fitAll(typed, [...names, ...codes, ...cities.flat(), ...others, ...countries.flat()])
  if (!fit) return undefined
  const isWhole = fit.whole && fit.distance === 0 && typed.length >= names.length && fitAll(typed, names)
  if (isWhole) return { score: popularity >= famous ? worth.famousNameWhole : worth.nameWhole, ofPlace: false }
  const level = airportsOfCity(cityCode).length > 1 ? worth.nameInCity : worth.name
  return { score: level - slipCost(fit.distance), ofPlace: false }
}

/** How well an airport that has all the typed words answers the search. */
export const matchOf = (typed: readonly SearchWord[], airport: AirportRecord): AirportMatch => {
  const entry = searchEntryOf(airport)
  const { score, ofPlace } = best([
    codeLevel(typed, airport),
    ...entry.cities.map((city) => cityLevel(typed, city)),
    ...entry.countries.map((country) => countryLevel(typed, country)),
    nameLevel(typed, entry, airport),
  ]) ?? { score: worth.partly, ofPlace: false }
  return { airport, score: score + airport.popularity, ofPlace }
}

/** How well an airport that has some of the typed words answers the search: as well as the one it answers best. */
export const matchOfAny = (typed: readonly SearchWord[], airport: AirportRecord): AirportMatch =>
  typed.map((word) => matchOf([word], airport)).reduce((a, b) => (b.score > a.score ? b : a))
