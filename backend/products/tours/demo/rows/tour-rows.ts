import {
  type TourLodging,
  type TourMeal,
  type TourPace,
  type TourTheme,
  tourLodgings,
  tourMeals,
  tourPaces,
  tourThemes,
} from '#domain/tour-kinds.ts'
import { europeRows } from './europe-rows.ts'
import { northAmericaRows } from './north-america-rows.ts'
import { placeRows } from './place-rows.ts'
import { southAmericaRows } from './south-america-rows.ts'

interface Names {
  readonly en: string
  readonly es: string
}

export interface Place {
  readonly name: Names
  readonly latitude: number
  readonly longitude: number
}

interface Day {
  readonly title: Names
  readonly places: readonly Place[]
  readonly meals: readonly TourMeal[]
  readonly lodging: TourLodging | null
}

/** A tour as it is written by hand. */
export interface TourRow {
  readonly code: string
  readonly countryCode: string
  readonly themes: readonly TourTheme[]
  readonly pace: TourPace
  readonly guideLanguages: readonly ('en' | 'es')[]
  /** for each of two who share, in a middling month */
  readonly dollars: number
  readonly youngest: number
  /** travellers with whom it goes, and with whom it is full */
  readonly fewest: number
  readonly most: number
  readonly name: Names
  readonly summary: Names
  readonly days: readonly Day[]
}

const placeOf = (row: string): readonly [string, Place] => {
  const [key = '', at = '', es = '', en = es] = row.split('|')
  const [latitude = 0, longitude = 0] = at.split(',').map(Number)
  return [key, { name: { en, es }, latitude, longitude }]
}

const oneOf = <Value extends string>(known: readonly Value[], text: string): Value => {
  const found = known.find((value) => value === text)
  if (found === undefined) throw new Error(`“${text}” is none of ${known.join(', ')}`)
  return found
}

const mealOf = (letter: string): TourMeal => oneOf(tourMeals, { B: 'breakfast', L: 'lunch', D: 'dinner' }[letter] ?? '')

/** Places by their keys, meals by their letters, the lodging or `-`, the title in Spanish and in English. */
const dayOf = (places: ReadonlyMap<string, Place>, row: string): Day => {
  const [keys = '', meals = '', lodging = '', es = '', en = ''] = row.split('|')
  return {
    title: { en, es },
    places: keys.split(',').map((key) => {
      const place = places.get(key)
      if (!place) throw new Error(`no place has the key ${key}`)
      return place
    }),
    meals: Array.from(meals, mealOf),
    lodging: lodging === '-' ? null : oneOf(tourLodgings, lodging),
  }
}

/**
 * A tour: its code, country, themes, pace, languages, dollars, youngest age, fewest and most travellers, name and summary in
 * Spanish and in English; and a row for each day.
 */
const tourOf = (places: ReadonlyMap<string, Place>, text: string): TourRow => {
  const [head = '', ...days] = text.trim().split('\n')
  const [code = '', countryCode = '', themes = '', pace = '', languages = '', ...rest] = head.split('|')
  const [dollars = '', youngest = '', fewest = '', most = '', es = '', en = '', aboutEs = '', aboutEn = ''] = rest
  return {
    code,
    countryCode,
    themes: themes.split(' ').map((theme) => oneOf(tourThemes, theme)),
    pace: oneOf(tourPaces, pace),
    guideLanguages: languages.split(' ').map((language) => oneOf(['en', 'es'] as const, language)),
    dollars: Number(dollars),
    youngest: Number(youngest),
    fewest: Number(fewest),
    most: Number(most),
    name: { en, es },
    summary: { en: aboutEn, es: aboutEs },
    days: days.map((day) => dayOf(places, day)),
  }
}

export const readPlaces = (): ReadonlyMap<string, Place> => new Map(placeRows.split('\n').map(placeOf))

/** Every tour that is written by hand, in the order of its rows. */
export const readTourRows = (): readonly TourRow[] => {
  const places = readPlaces()
  return [southAmericaRows, northAmericaRows, europeRows]
    .flatMap((rows) => rows.split('#').filter((text) => text !== ''))
    .map((text) => tourOf(places, text))
}
