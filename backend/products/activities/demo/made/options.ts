import type { Names } from '#domain/names.ts'
import type { ActivityUnit } from '#contract/products/activities/activity-detail.ts'
import { mix } from '../../../demo/deterministic.ts'
import type { Activity } from './activity.ts'
import type { Audience } from './kind-terms.ts'

/** Who a price is for, and what it is of an adult's in hundredths. */
export type Unit = ActivityUnit & { readonly share: number }

/** One way to have an activity. */
export interface Option {
  readonly code: string
  readonly number: number
  readonly name: Names
  readonly pricing: 'PER_PERSON' | 'PER_UNIT'
  readonly starts: readonly string[]
  readonly units: readonly Unit[]
  readonly minUnits: number
  readonly maxUnits: number
  /** at one time; null where nobody counts */
  readonly capacity: number | null
}

const oldest = 120

const person = (
  type: Unit['type'],
  name: Names,
  ages: readonly [number, number],
  share: number,
  accompaniedBy: readonly string[] = [],
): Unit => ({
  unitCode: type,
  type,
  name,
  minAge: ages[0],
  maxAge: ages[1],
  paxCount: 1,
  accompaniedBy: [...accompaniedBy],
  share,
})

const adult = (from: number, to = oldest): Unit => person('ADULT', { en: 'Adult', es: 'Adulto' }, [from, to], 100)
const child = (from: number, to: number, share: number, by: readonly string[] = ['ADULT']): Unit =>
  person('CHILD', { en: 'Child', es: 'Niño o niña' }, [from, to], share, by)
const infant = (by: readonly string[] = ['ADULT']): Unit =>
  person('INFANT', { en: 'Infant', es: 'Bebé' }, [0, 2], 0, by)
const youth = (from: number, to: number, share: number): Unit =>
  person('YOUTH', { en: 'Youth', es: 'Joven' }, [from, to], share, ['ADULT'])

/** Ages of one list never overlap: everybody is one unit at most. */
const unitsFor: Readonly<Record<Audience, readonly Unit[]>> = {
  anybody: [adult(12), child(3, 11, 60), infant()],
  tickets: [
    adult(13, 64),
    person('SENIOR', { en: 'Senior', es: 'Adulto mayor' }, [65, oldest], 80),
    child(3, 12, 50, ['ADULT', 'SENIOR']),
    infant(['ADULT', 'SENIOR']),
  ],
  active: [adult(16), youth(8, 15, 80)],
  learners: [adult(14), youth(6, 13, 70)],
  listeners: [adult(13), child(5, 12, 65)],
  grown_ups: [adult(18)],
}

const groupSize = 4

/** A group of up to four at one price, with children who come along for nothing. */
const groupUnits: readonly Unit[] = [
  {
    unitCode: 'GROUP',
    type: 'OTHER',
    name: { en: `Group of up to ${groupSize}`, es: `Grupo de hasta ${groupSize} personas` },
    minAge: 12,
    maxAge: oldest,
    paxCount: groupSize,
    accompaniedBy: [],
    share: 340,
  },
  child(0, 11, 0, ['GROUP']),
]

const shared = ({ terms, starts }: Activity): Option => ({
  code: 'STANDARD',
  number: 0,
  name: terms.open ? { en: 'Valid all day', es: 'Válido todo el día' } : { en: 'Small group', es: 'Grupo pequeño' },
  pricing: 'PER_PERSON',
  starts,
  units: unitsFor[terms.audience],
  minUnits: 1,
  maxUnits: 9,
  capacity: terms.capacity,
})

const alone = ({ starts }: Activity): Option => ({
  code: 'PRIVATE',
  number: 1,
  name: { en: 'Private group', es: 'Grupo privado' },
  pricing: 'PER_UNIT',
  starts: starts.slice(0, 1),
  units: groupUnits,
  minUnits: 1,
  maxUnits: 3,
  capacity: 3,
})

/** The ways to have an activity: every second that may be had in private is. */
export const optionsOf = (activity: Activity): readonly Option[] => [
  shared(activity),
  ...(activity.terms.hasPrivate && activity.terms.audience === 'anybody' && mix(activity.seed, 4) % 2 === 0
    ? [alone(activity)]
    : []),
]
