import { allianceOf, alliances } from '../../../domain/alliances.ts'
import { minuteSteps, priceSteps } from '../../../src/features/results/facets/steps.ts'
import { connectionsOf } from '../../../src/verticals/flights/offer/connections.ts'
import { fliesByNight } from '../../../src/verticals/flights/offer/night-flight.ts'
import {
  carriersOf,
  firstSegment,
  lastSegment,
  stopCount,
  timeOfDay,
} from '../../../src/verticals/flights/offer/flight-offer.ts'
import type { FlightLeg } from '../../../src/verticals/flights/results/query/results-table.ts'

/** What a choice is called, and what its filter asks for once it is made. */
export interface Choice {
  readonly key: string
  readonly value: unknown
}

/** A filter as somebody writes it first: a question to each offer. */
export interface NaiveFilter {
  readonly name: string
  readonly passes: (leg: FlightLeg, value: never, terms: number) => boolean
  /** undefined where there is nothing to choose */
  readonly choices: (legs: readonly FlightLeg[], value: never, terms: number) => readonly Choice[] | undefined
}

type Of = (leg: FlightLeg) => readonly string[]

const choicesOf = (
  legs: readonly FlightLeg[],
  of: Of,
  fixed: readonly string[] | undefined,
  chosen: readonly string[] | undefined,
): readonly string[] | undefined => {
  const options = fixed ?? [...new Set(legs.flatMap(of))].toSorted()
  const tellsApart = (option: string): boolean =>
    legs.some((leg) => of(leg).includes(option)) && legs.some((leg) => !of(leg).includes(option))
  return chosen || options.some(tellsApart) ? options : undefined
}

const oneOf = (name: string, of: Of, fixed?: readonly string[]): NaiveFilter => ({
  name,
  passes: (leg, chosen: readonly string[]) => of(leg).some((own) => chosen.includes(own)),
  choices: (legs, chosen: readonly string[] | undefined) =>
    choicesOf(legs, of, fixed, chosen)?.map((key) => ({ key, value: [key] })),
})

const allOf = (name: string, of: Of, fixed: readonly string[]): NaiveFilter => ({
  name,
  passes: (leg, chosen: readonly string[]) => chosen.every((one) => of(leg).includes(one)),
  choices: (legs, chosen: readonly string[] | undefined) =>
    choicesOf(legs, of, fixed, chosen)?.map((key) => ({ key, value: [...(chosen ?? []), key] })),
})

const noneOf = (name: string, of: Of): NaiveFilter => ({
  name,
  passes: (leg, chosen: readonly string[]) => !of(leg).some((own) => chosen.includes(own)),
  choices: (legs, chosen: readonly string[] | undefined) =>
    choicesOf(legs, of, undefined, chosen)?.map((key) => ({ key, value: [...(chosen ?? []), key] })),
})

const atMost = (name: string, of: (leg: FlightLeg) => number): NaiveFilter => ({
  name,
  passes: (leg, most: number) => of(leg) <= most,
  choices: (legs, most: number | undefined) => {
    const minutes = legs.map(of)
    const steps = minuteSteps(Float64Array.from(minutes), most)
    const isChoice = most !== undefined || minutes.some((value) => value > (steps[0] ?? Infinity))
    return isChoice ? steps.map((value) => ({ key: String(value), value })) : undefined
  },
})

const hasFare = (name: string, conditions: readonly string[]): NaiveFilter => ({
  name,
  passes: (leg, _, terms) => leg.totals[terms] !== Infinity,
  choices: (_, chosen: readonly string[] = []) =>
    conditions.map((key) => ({ key, value: conditions.filter((one) => one === key || chosen.includes(one)) })),
})

const price: NaiveFilter = {
  name: 'price',
  passes: (leg, { min = 0, max = Infinity }: { min?: number; max?: number }, terms) =>
    (leg.totals[terms] ?? Infinity) >= min * 100 && (leg.totals[terms] ?? Infinity) <= max * 100,
  choices: (legs, value: { readonly max?: number } | undefined, terms) =>
    priceSteps(
      Float64Array.from(legs, ({ totals }) => totals[terms] ?? Infinity),
      value?.max,
    ).map((max) => ({ key: String(max), value: { max } })),
}

const bands = { early: 6, morning: 12, afternoon: 18, evening: 21, late: 24 }
const bandOf = (time: number): readonly string[] =>
  Object.entries(bands)
    .filter(([, until]) => timeOfDay(time) / 60 < until)
    .map(([name]) => name)
    .slice(0, 1)

const allianceOfAll: Of = ({ slice }) =>
  alliances.filter((one) => carriersOf(slice).every((carrier) => allianceOf(carrier) === one))

const nightsOf: Of = ({ slice }) => [
  fliesByNight(slice) ? 'air' : 'noair',
  ...(connectionsOf(slice).some(({ overnight }) => overnight) ? [] : ['nolayover']),
]

const viaOf: Of = ({ slice }) =>
  connectionsOf(slice).flatMap(({ airport, leavesFrom }) => [airport, leavesFrom ?? airport])

const airlinesOf: Of = ({ slice }) =>
  slice.segments.flatMap(({ carrier, operating }) => [carrier, operating ?? carrier])

/** All filters of flights there, each in a line. */
export const naiveFilters: readonly NaiveFilter[] = [
  oneOf('stops', ({ slice }) => [String(Math.min(stopCount(slice), 2))], ['0', '1', '2']),
  hasFare('refundable', ['zeroPenalty', 'refundable']),
  hasFare('cabinBag', ['cabinBag']),
  price,
  oneOf('dep', ({ slice }) => bandOf(firstSegment(slice).departure), Object.keys(bands)),
  oneOf('arr', ({ slice }) => bandOf(lastSegment(slice).arrival), Object.keys(bands)),
  oneOf('depAirport', ({ slice }) => [firstSegment(slice).from]),
  oneOf('arrAirport', ({ slice }) => [lastSegment(slice).to]),
  atMost('duration', ({ slice }) => slice.minutes),
  atMost('layover', ({ slice }) => Math.max(0, ...connectionsOf(slice).map(({ minutes }) => minutes))),
  allOf('night', nightsOf, ['air', 'noair', 'nolayover']),
  oneOf('airlines', ({ slice }) => carriersOf(slice)),
  oneOf('alliance', allianceOfAll, alliances),
  noneOf('avoid', airlinesOf),
  oneOf('via', viaOf),
  oneOf('co2', ({ isLowCo2 }) => (isLowCo2 ? ['low'] : []), ['low']),
  oneOf('aircraft', ({ slice }) => slice.segments.map(({ aircraft }) => aircraft).filter(Boolean)),
]
