import type { Names } from '#domain/names.ts'
import type { ActivityKind } from '#domain/activity-kinds.ts'
import { mix } from '../../../demo/deterministic.ts'
import {
  type Destination,
  allDestinations,
  destinationOf,
  isTestPlace,
} from '../../../hotels/demo/places/destinations.ts'
import { type NamedOutcome, namedOutcomes } from '../named-outcomes.ts'
import { type Landmark, landmarksByCity } from '../places/landmarks.ts'
import { type KindTerms, kindTerms } from './kind-terms.ts'
import { testTerms } from './test-terms.ts'

/** An activity as it is made out of its city's landmarks. */
export interface Activity {
  /** ours */
  readonly code: string
  readonly city: Destination
  readonly seed: number
  readonly kind: ActivityKind
  /** what its title names */
  readonly about: Names
  readonly terms: KindTerms
  readonly minutes: number
  /** `HH:MM`; empty where it is open instead */
  readonly starts: readonly string[]
  /** where it begins */
  readonly meeting: Landmark
  readonly confirmsByHand: boolean
  /** of the activities of the place of tests */
  readonly outcome: NamedOutcome | null
}

const chosen = <Value>(values: readonly Value[], hash: number): Value | undefined => values[hash % values.length]

const made = (
  city: Destination,
  index: number,
  kind: ActivityKind,
  meeting: Landmark,
  about: Names,
  hours?: number,
): Activity => {
  const seed = mix(city.seed, 400, index)
  const terms = kindTerms[kind]
  return {
    code: `${city.code}-${String(index + 1).padStart(2, '0')}`,
    city,
    seed,
    kind,
    about,
    terms,
    minutes: hours === undefined ? (chosen(terms.minutes, mix(seed, 1)) ?? 120) : hours * 60,
    starts: chosen(terms.starts, mix(seed, 2)) ?? [],
    meeting,
    confirmsByHand: mix(seed, 3) % 100 < terms.byHand,
    outcome: null,
  }
}

const activitiesOfCity = (city: Destination): readonly Activity[] => {
  const known = landmarksByCity().get(city.code)
  const [first] = known?.landmarks ?? []
  if (!known || !first) return []
  const near = known.landmarks.flatMap((landmark) => landmark.kinds.map((kind) => ({ kind, landmark })))
  return [
    ...near.map(({ kind, landmark }, index) => made(city, index, kind, landmark, landmark.name)),
    ...known.farPlaces.map(({ name, hours }, at) => made(city, near.length + at, 'day_trip', first, name, hours)),
  ]
}

const testMeeting = ({ latitude, longitude }: Destination): Landmark => ({
  name: { en: 'the test beach', es: 'la playa de pruebas' },
  latitude,
  longitude,
  kinds: [],
})

const testActivity = (city: Destination, outcome: NamedOutcome, index: number): Activity => {
  const { kind, ...own } = testTerms(outcome)
  const meeting = testMeeting(city)
  const plain = made(city, index, kind, meeting, { en: outcome, es: outcome })
  return {
    ...plain,
    code: `${city.code}-${outcome}`,
    terms: { ...plain.terms, ...own },
    starts: plain.terms.open ? [] : ['10:00', '16:00'],
    confirmsByHand: outcome === 'manual_confirmed' || outcome === 'manual_rejected',
    outcome,
  }
}

const byCity = new Map<string, readonly Activity[]>()

/** The activities that begin in a city, in the order of its landmarks; made once, when somebody first asks. */
export const activitiesIn = (city: Destination): readonly Activity[] => {
  const known = byCity.get(city.code)
  if (known) return known
  const activities = isTestPlace(city)
    ? namedOutcomes.map((outcome, index) => testActivity(city, outcome, index))
    : activitiesOfCity(city)
  byCity.set(city.code, activities)
  return activities
}

/** Where something can be done; the place of tests is the last. */
export const citiesWithActivities = (): readonly Destination[] =>
  allDestinations().filter((city) => isTestPlace(city) || landmarksByCity().has(city.code))

/** The activity of a code; undefined where it is nobody's. */
export const activityOf = (code: string): Activity | undefined => {
  const city = destinationOf(code.split('-')[0] ?? '')
  return city && activitiesIn(city).find((activity) => activity.code === code)
}
