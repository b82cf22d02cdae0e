/** Local time of day at the airport; the upper bound is excluded (rule search-2). */
const timeBands = {
  early: [0, 6],
  morning: [6, 12],
  afternoon: [12, 18],
  evening: [18, 21],
  late: [21, 24],
} as const satisfies Record<string, readonly [fromHour: number, toHour: number]>

export type TimeBand = keyof typeof timeBands
export const timeBandNames = Object.keys(timeBands) as readonly TimeBand[]

/** `2` stands for two and more (rule search-4). */
export const stopChoices = ['0', '1', '2'] as const
export type StopChoice = (typeof stopChoices)[number]

/** What one direction must be like; an empty list asks for nothing. */
export interface LegFilters {
  readonly stops: readonly StopChoice[]
  readonly departure: readonly TimeBand[]
  readonly arrival: readonly TimeBand[]
  /** IATA codes; one segment with one of them is enough */
  readonly airlines: readonly string[]
  /** elapsed minutes at most */
  readonly maxMinutes: number | undefined
}

export interface FareFilters {
  readonly refundable: boolean
  /** a change costs nothing */
  readonly zeroPenalty: boolean
  /** whole units of the list's currency, for all travellers, both included */
  readonly minPrice: number | undefined
  readonly maxPrice: number | undefined
}

export interface FlightFilters {
  readonly fare: FareFilters
  readonly outbound: LegFilters
  /** counts once the departure is chosen */
  readonly inbound: LegFilters
}

export const anyLeg: LegFilters = { stops: [], departure: [], arrival: [], airlines: [], maxMinutes: undefined }

export const anyFare: FareFilters = {
  refundable: false,
  zeroPenalty: false,
  minPrice: undefined,
  maxPrice: undefined,
}

export const anyFlight: FlightFilters = { fare: anyFare, outbound: anyLeg, inbound: anyLeg }

/** 0 early … 4 late, of minutes since midnight. */
export const timeBandOf = (minutes: number): number => {
  const hour = minutes / 60
  return timeBandNames.findIndex((name) => hour < timeBands[name][1])
}

export const toggled = <Value>(chosen: readonly Value[], value: Value): readonly Value[] =>
  chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
