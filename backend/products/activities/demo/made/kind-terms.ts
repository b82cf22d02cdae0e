import type { ActivityKind } from '#domain/activity-kinds.ts'

/** Whom a kind of activity is for: `anybody` with children, `tickets` with seniors too, the others from an age on. */
export type Audience = 'anybody' | 'tickets' | 'active' | 'learners' | 'listeners' | 'grown_ups'

/** What is the same of all activities of a kind. Times are `HH:MM` at the place. */
export interface KindTerms {
  /** one of them is how long it lasts */
  readonly minutes: readonly number[]
  /** one of them is when it begins; empty where it is open instead */
  readonly starts: readonly (readonly string[])[]
  readonly open: { readonly from: string; readonly to: string } | null
  /** of an adult in a city of middling prices */
  readonly dollars: number
  readonly audience: Audience
  readonly guide: 'GUIDE' | 'AUDIO' | 'WRITTEN' | null
  /** at one time; null where nobody counts */
  readonly capacity: number | null
  readonly hasPrivate: boolean
  readonly cutoffMinutes: number
  readonly cancelling: 'STANDARD' | 'CUSTOM' | 'ALL_SALES_FINAL'
  readonly needsWeather: boolean
  readonly fewest: number | null
  /** of a hundred such activities, how many are confirmed by hand */
  readonly byHand: number
  readonly hasPickup: boolean
  readonly closesWeekly: boolean
}

const walk: KindTerms = {
  minutes: [120, 150, 180],
  starts: [['09:30', '15:00'], ['10:00'], ['09:00', '11:30', '16:00']],
  open: null,
  dollars: 24,
  audience: 'anybody',
  guide: 'GUIDE',
  capacity: 20,
  hasPrivate: true,
  cutoffMinutes: 60,
  cancelling: 'STANDARD',
  needsWeather: false,
  fewest: null,
  byHand: 0,
  hasPickup: false,
  closesWeekly: false,
}

const outdoors: KindTerms = {
  ...walk,
  audience: 'active',
  capacity: 12,
  cutoffMinutes: 240,
  needsWeather: true,
  byHand: 20,
}

export const kindTerms: Readonly<Record<ActivityKind, KindTerms>> = {
  walk,
  guided_visit: {
    ...walk,
    minutes: [75, 90, 120],
    starts: [['10:00', '12:00', '15:30'], ['11:00', '16:00'], ['10:30']],
    dollars: 34,
    capacity: 18,
    closesWeekly: true,
  },
  ticket: {
    ...walk,
    minutes: [90, 120, 150],
    starts: [],
    open: { from: '09:30', to: '17:00' },
    dollars: 17,
    audience: 'tickets',
    guide: 'AUDIO',
    capacity: 120,
    hasPrivate: false,
    cutoffMinutes: -360,
    cancelling: 'ALL_SALES_FINAL',
    closesWeekly: true,
  },
  bus: {
    ...walk,
    minutes: [120, 150],
    starts: [],
    open: { from: '09:00', to: '18:30' },
    dollars: 33,
    audience: 'tickets',
    guide: 'AUDIO',
    capacity: null,
    hasPrivate: false,
    cutoffMinutes: -480,
  },
  food: {
    ...walk,
    minutes: [150, 180, 210],
    starts: [['11:00', '18:00'], ['12:00'], ['17:30']],
    dollars: 62,
    audience: 'learners',
    capacity: 12,
    cutoffMinutes: 720,
    fewest: 2,
  },
  class: {
    ...walk,
    minutes: [150, 180, 240],
    starts: [['10:00', '16:30'], ['11:00'], ['17:00']],
    dollars: 74,
    audience: 'learners',
    capacity: 10,
    hasPrivate: false,
    cutoffMinutes: 1440,
    cancelling: 'CUSTOM',
    byHand: 30,
  },
  bike: { ...outdoors, minutes: [150, 180, 210], dollars: 42, byHand: 0 },
  boat: {
    ...outdoors,
    minutes: [60, 90, 120],
    starts: [
      ['10:00', '12:00', '16:00'],
      ['11:00', '17:30'],
    ],
    dollars: 38,
    audience: 'anybody',
    capacity: 40,
    hasPrivate: false,
    byHand: 0,
  },
  kayak: { ...outdoors, minutes: [120, 150], starts: [['08:00', '15:00'], ['09:00']], dollars: 56 },
  hike: { ...outdoors, minutes: [180, 240, 300], starts: [['07:00'], ['08:00', '14:00']], dollars: 46 },
  photo: {
    ...walk,
    minutes: [90, 120, 150],
    starts: [['08:00', '16:30'], ['17:00']],
    dollars: 52,
    audience: 'learners',
    capacity: 8,
    needsWeather: true,
  },
  night: {
    ...walk,
    minutes: [120, 150, 180],
    starts: [['19:30'], ['20:00'], ['19:00', '21:30']],
    dollars: 36,
    audience: 'grown_ups',
    capacity: 16,
    hasPrivate: false,
  },
  show: {
    ...walk,
    minutes: [90, 120],
    starts: [['19:30'], ['20:30'], ['18:00', '21:00']],
    dollars: 58,
    audience: 'listeners',
    guide: null,
    capacity: 60,
    hasPrivate: false,
    cancelling: 'CUSTOM',
  },
  day_trip: {
    ...walk,
    minutes: [540],
    starts: [['07:00'], ['07:30'], ['08:00']],
    dollars: 88,
    capacity: 28,
    cutoffMinutes: 1080,
    cancelling: 'CUSTOM',
    needsWeather: true,
    fewest: 4,
    byHand: 15,
    hasPickup: true,
  },
}
