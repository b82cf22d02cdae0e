import {
  type FlightFilters,
  type LegFilters,
  type StopChoice,
  type TimeBand,
  stopChoices,
  timeBandNames,
} from '../../filters/flight-filters.ts'
import { type FlightSort, defaultSort, flightSorts } from '../../filters/flight-sorts.ts'
import { urlText } from '../../search/url-text.ts'

/** Flights on a page (rule search-7). */
export const pageSize = 10

/** What is asked of a list of flights: the part of the results URL that is not the search itself. */
export interface ResultsQuery {
  readonly filters: FlightFilters
  readonly sort: FlightSort
  /** from 1 */
  readonly page: number
  /** whether a first checked bag for each traveller with a seat counts in every price */
  readonly bags: boolean
  /** keys of the chosen slices */
  readonly outbound: string | undefined
  readonly inbound: string | undefined
}

/** URL parameters of each direction. */
export const legKeys = {
  outbound: { stops: 'stops', departure: 'dep', arrival: 'arr', airlines: 'airlines', maxMinutes: 'duration' },
  inbound: { stops: 'rstops', departure: 'rdep', arrival: 'rarr', airlines: 'rairlines', maxMinutes: 'rduration' },
} as const satisfies Record<string, Record<keyof LegFilters, string>>

export const resultsKeys = [
  ...Object.values(legKeys.outbound),
  ...Object.values(legKeys.inbound),
  'refundable',
  'zeroPenalty',
  'price',
  'priceMin',
  'priceMax',
  'bags',
  'sort',
  'page',
  'out',
  'back',
] as const

export type ResultsKey = (typeof resultsKeys)[number]

export type ResultsParameters = { readonly [Key in ResultsKey]?: string }

const band = (written: string): TimeBand | undefined => timeBandNames.find((name) => name === written.toLowerCase())

/** Collects the parameters that could not be read as written. */
class Reader {
  readonly mended: ResultsKey[] = []
  private readonly raw: Readonly<Record<string, unknown>>

  constructor(raw: Readonly<Record<string, unknown>>) {
    this.raw = raw
  }

  text(key: ResultsKey): string | undefined {
    return urlText(this.raw[key]) || undefined
  }

  private read<Value>(key: ResultsKey, parse: (written: string) => Value | undefined): Value | undefined {
    const written = this.text(key)
    if (written === undefined) return undefined
    const value = parse(written)
    if (value === undefined) this.mended.push(key)
    return value
  }

  flag(key: ResultsKey): boolean {
    const values: Readonly<Record<string, boolean>> = { '1': true, true: true, on: true, '0': false, false: false }
    return this.read(key, (written) => values[written.toLowerCase()]) ?? false
  }

  number(key: ResultsKey, minimum: number, maximum: number): number | undefined {
    return this.read(key, (written) => {
      const value = Number(written)
      return Number.isInteger(value) && value >= minimum && value <= maximum ? value : undefined
    })
  }

  choice<Value extends string>(key: ResultsKey, choices: readonly Value[]): Value | undefined {
    return this.read(key, (written) => choices.find((choice) => choice === written.toLowerCase()))
  }

  /** Those of a list that `parse` knows, each once; one that it does not is left out. */
  choices<Value extends string>(key: ResultsKey, parse: (written: string) => Value | undefined): readonly Value[] {
    const written = (this.text(key) ?? '').split(',').filter((part) => part.trim() !== '')
    const known = written.flatMap((part) => parse(part.trim()) ?? [])
    if (known.length < written.length) this.mended.push(key)
    return [...new Set(known)]
  }

  key(name: ResultsKey): string | undefined {
    return this.read(name, (written) => (/^[A-Z0-9.~]{3,80}$/i.test(written) ? written.toUpperCase() : undefined))
  }

  /** `300-900`, `-900` or `300-`, in whole units. */
  range(key: ResultsKey): { readonly min: number | undefined; readonly max: number | undefined } {
    const bounds = this.read(key, (written) => {
      const [, low = '', high = ''] = /^(\d{0,7})(?:-|\.\.)(\d{0,7})$/.exec(written) ?? []
      const min = low === '' ? undefined : Number(low)
      const max = high === '' ? undefined : Number(high)
      if (min === undefined && max === undefined) return undefined
      return min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max }
    })
    return bounds ?? { min: undefined, max: undefined }
  }

  /** Minutes, written `600` or `10h` or `10h30`. */
  minutes(key: ResultsKey): number | undefined {
    return this.read(key, (written) => {
      const [, plain, hours, rest] = /^(?:(\d{1,5})|(\d{1,3})h(\d{0,2})m?)$/.exec(written.toLowerCase()) ?? []
      const minutes = plain === undefined ? Number(hours) * 60 + Number(rest ?? 0) : Number(plain)
      return minutes > 0 ? minutes : undefined
    })
  }

  leg(direction: keyof typeof legKeys): LegFilters {
    const keys = legKeys[direction]
    return {
      stops: this.choices(keys.stops, (written): StopChoice | undefined => stopChoices.find((one) => one === written)),
      departure: this.choices(keys.departure, band),
      arrival: this.choices(keys.arrival, band),
      airlines: this.choices(keys.airlines, (written) =>
        /^[a-z0-9]{2}$/i.test(written) ? written.toUpperCase() : undefined,
      ),
      maxMinutes: this.minutes(keys.maxMinutes),
    }
  }
}

/**
 * Reads URL parameters that people write by hand. What cannot be read counts as not said; `mended` names those
 * parameters, so that the page can tell.
 */
export const parseResultsQuery = (
  raw: Readonly<Record<string, unknown>>,
): { readonly query: ResultsQuery; readonly mended: readonly ResultsKey[] } => {
  const reader = new Reader(raw)
  const price = reader.range('price')
  const query: ResultsQuery = {
    filters: {
      outbound: reader.leg('outbound'),
      inbound: reader.leg('inbound'),
      fare: {
        refundable: reader.flag('refundable'),
        zeroPenalty: reader.flag('zeroPenalty'),
        minPrice: reader.number('priceMin', 0, 9_999_999) ?? price.min,
        maxPrice: reader.number('priceMax', 0, 9_999_999) ?? price.max,
      },
    },
    sort: reader.choice('sort', flightSorts) ?? defaultSort,
    page: reader.number('page', 1, 1000) ?? 1,
    bags: reader.flag('bags'),
    outbound: reader.key('out'),
    inbound: reader.key('back'),
  }
  return { query, mended: reader.mended }
}

const written = (parameters: Readonly<Record<string, string | undefined>>): ResultsParameters =>
  Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== undefined && value !== ''))

const legParameters = (direction: keyof typeof legKeys, leg: LegFilters) => {
  const keys = legKeys[direction]
  return {
    [keys.stops]: leg.stops.join(','),
    [keys.departure]: leg.departure.join(','),
    [keys.arrival]: leg.arrival.join(','),
    [keys.airlines]: leg.airlines.join(','),
    [keys.maxMinutes]: leg.maxMinutes === undefined ? undefined : String(leg.maxMinutes),
  }
}

const flagParameter = (flag: boolean): string | undefined => (flag ? '1' : undefined)

/** The URL parameters that `parseResultsQuery` reads as this query; what is as it would be unsaid is left out. */
export const resultsParameters = ({ filters, ...query }: ResultsQuery): ResultsParameters => {
  const { minPrice, maxPrice, refundable, zeroPenalty } = filters.fare
  const hasPrice = minPrice !== undefined || maxPrice !== undefined
  return written({
    ...legParameters('outbound', filters.outbound),
    ...legParameters('inbound', filters.inbound),
    refundable: flagParameter(refundable),
    zeroPenalty: flagParameter(zeroPenalty),
    price: hasPrice ? `${minPrice ?? ''}-${maxPrice ?? ''}` : undefined,
    bags: flagParameter(query.bags),
    sort: query.sort === defaultSort ? undefined : query.sort,
    page: query.page === 1 ? undefined : String(query.page),
    out: query.outbound,
    back: query.inbound,
  })
}
