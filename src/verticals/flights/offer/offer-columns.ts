import { type Columns, fromColumns, toColumns } from '#/features/results/answer/columns.ts'
import type { Fare, FareRules, FlightList, FlightNames, FlightOffer, Segment, Slice } from './flight-offer.ts'

/** Numbers in place of what a row holds: indexes into the table of the same name. */
interface SliceRow extends Omit<Slice, 'segments'> {
  readonly segments: readonly number[]
}

interface FareRow extends Omit<Fare, 'rules'> {
  readonly rules: number
}

interface OfferRow extends Omit<FlightOffer, 'outbound' | 'inbound' | 'fares'> {
  readonly outbound: number
  readonly inbound: number | undefined
  /** how many of the fares, in their order, are this offer's */
  readonly fares: number
}

/**
 * A list as tables of columns, in which what offers share (segments, slices, rules) stands once: a tenth of the size of
 * the objects, and cheap to write and to read.
 */
export interface OfferColumns {
  readonly version: 1
  readonly names: FlightNames
  readonly segments: Columns<Segment>
  readonly slices: Columns<SliceRow>
  readonly rules: readonly FareRules[]
  readonly fares: Columns<FareRow>
  readonly offers: Columns<OfferRow>
}

/** Numbers values in the order in which they first come; those of one key are one value. Most come again as the same object. */
const indexer = <Value extends object>(keyOf: (value: Value) => string) => {
  const places = new Map<string, number>()
  const known = new Map<Value, number>()
  const values: Value[] = []
  const placeOf = (value: Value): number => {
    const key = keyOf(value)
    const place = places.get(key) ?? values.push(value) - 1
    places.set(key, place)
    return place
  }
  const indexOf = (value: Value): number => {
    const place = known.get(value) ?? placeOf(value)
    known.set(value, place)
    return place
  }
  return { values, indexOf }
}

const segmentId = (segment: Segment): string => `${segment.carrier}${segment.number}@${segment.departure}`

export const toOfferColumns = ({ offers, ...names }: FlightList): OfferColumns => {
  const segments = indexer(segmentId)
  const slices = indexer((slice: Slice) => slice.segments.map(segmentId).join(' '))
  const rules = indexer((fareRules: FareRules) => JSON.stringify(fareRules))
  const offerRows = offers.map(({ outbound, inbound, fares, ...offer }): OfferRow => ({
    ...offer,
    outbound: slices.indexOf(outbound),
    inbound: inbound && slices.indexOf(inbound),
    fares: fares.length,
  }))
  const fareRows = offers.flatMap(({ fares }) =>
    fares.map((fare): FareRow => ({ ...fare, rules: rules.indexOf(fare.rules) })),
  )
  const sliceRows = slices.values.map((slice): SliceRow => ({
    ...slice,
    segments: slice.segments.map(segments.indexOf),
  }))
  return {
    version: 1,
    names,
    segments: toColumns(segments.values, [
      'from',
      'to',
      'fromTerminal',
      'toTerminal',
      'departure',
      'arrival',
      'minutes',
      'carrier',
      'number',
      'operating',
      'aircraft',
      'technicalStops',
    ]),
    slices: toColumns(sliceRows, ['key', 'segments', 'minutes', 'co2']),
    rules: rules.values,
    fares: toColumns(fareRows, ['id', 'total', 'bag', 'rules']),
    offers: toColumns(offerRows, ['outbound', 'inbound', 'fares', 'perAdult', 'seats', 'holdOnly']),
  }
}

const at = <Value>(values: readonly Value[], index: number): Value => {
  const value = values[index]
  if (value === undefined) throw new RangeError(`no row ${index} of ${values.length}`)
  return value
}

export const fromOfferColumns = (columns: OfferColumns): FlightList => {
  const segments = fromColumns(columns.segments)
  const slices = fromColumns(columns.slices).map((row): Slice => ({
    ...row,
    segments: row.segments.map((index) => at(segments, index)),
  }))
  const fares = fromColumns(columns.fares).map((row): Fare => ({ ...row, rules: at(columns.rules, row.rules) }))
  let firstFare = 0
  const offers = fromColumns(columns.offers).map((row): FlightOffer => {
    const start = firstFare
    firstFare += row.fares
    return {
      ...row,
      outbound: at(slices, row.outbound),
      inbound: row.inbound === undefined ? undefined : at(slices, row.inbound),
      fares: fares.slice(start, firstFare),
    }
  })
  return { ...columns.names, offers }
}
