import type { ActivityKind, TimeOfDay } from '#domain/activity-kinds.ts'

/** How a guide is heard, and in which language: `GUIDE es`. */
export type GuideLanguage = `${'GUIDE' | 'AUDIO' | 'WRITTEN'} ${string}`

/** On each of these days it can be had at each of these times of day for no more than this. */
export interface ActivityPrice {
  readonly total: number
  readonly dates: readonly string[]
  readonly timesOfDay: readonly TimeOfDay[]
  /** it can be cancelled for nothing */
  readonly isFree: boolean
}

/** An activity that the whole party can have on one of its days. Amounts are minor units of the list's currency. */
export interface Activity {
  readonly code: string
  /** in the language of the list */
  readonly name: string
  readonly kind: ActivityKind
  readonly minutes: number
  /** about so long, and everybody leaves when they like */
  readonly isFlexible: boolean
  /** the supplier says yes or no later */
  readonly isByHand: boolean
  readonly guides: readonly GuideLanguage[]
  /** of the drawn picture */
  readonly seed: number
  readonly meetingPoint: string
  readonly city: string
  readonly lat: number
  readonly lon: number
  /** IANA: deadlines and days are told in it */
  readonly zone: string
  /** the lowest price, of the whole party */
  readonly total: number
  /** the first day at that price */
  readonly date: string
  readonly prices: readonly ActivityPrice[]
  /** of the lowest price: ISO instant until which cancelling costs nothing; undefined where it always costs something */
  readonly freeUntil: string | undefined
}

/** What the activities of a list are told in words by. */
export interface ActivityNames {
  readonly currency: string
  /** of the destination, in the language of the list */
  readonly city: string
  readonly people: number
  /** where the list is empty because nothing is sold in the city, whatever the days and the party */
  readonly isNothingSold?: boolean
}

/** All activities of a search, nearest to the centre first. */
export interface ActivityList extends ActivityNames {
  readonly activities: readonly Activity[]
}
