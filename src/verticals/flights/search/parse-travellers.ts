import {
  type TravellerKind,
  type Travellers,
  fallbackCounts,
  isChildAge,
  isCountOf,
  maximumChildAge,
  maximumTravellers,
  minimumChildAge,
  totalTravellers,
} from '#domain/traveller/travellers.ts'
import { asGiven, correctedTo } from '#/features/search/correction.ts'
import type { Correction, Normalised } from './correction.ts'
import { wholeNumber } from '#/features/search/raw-values.ts'

type Counts = Pick<Travellers, TravellerKind>

export interface RequestedTravellers extends Readonly<Record<TravellerKind, string>> {
  readonly ages: readonly string[]
}

/** The oldest that still pays a child's fare, so that no real age makes the trip dearer than it was shown. */
const assumedAge = maximumChildAge

const oldestAge = 120

const parseCount = (kind: TravellerKind, given: string): Normalised<number> => {
  if (given === '') return asGiven(fallbackCounts[kind])
  const count = wholeNumber(given)
  return count !== undefined && isCountOf(kind, count)
    ? asGiven(count)
    : correctedTo(fallbackCounts[kind], { field: kind, code: 'unreadable', given })
}

/** Ages without a count are as many children. */
const askedChildren = ({ children, ages }: RequestedTravellers): string =>
  children === '' && ages.length > 0 ? String(ages.length) : children

const parseCounts = (asked: RequestedTravellers): Normalised<Counts> => {
  const adults = parseCount('adults', asked.adults)
  const children = parseCount('children', askedChildren(asked))
  const infants = parseCount('infants', asked.infants)
  const counts = { adults: adults.value, children: children.value, infants: infants.value }
  const corrections = [...adults.corrections, ...children.corrections, ...infants.corrections]
  if (totalTravellers(counts) > maximumTravellers) {
    const given = String(totalTravellers(counts))
    return correctedTo(fallbackCounts, { field: 'travellers', code: 'too_many', given, used: '1' })
  }
  if (counts.infants <= counts.adults) return { value: counts, corrections }
  const tooManyInfants = correctedTo(0, { field: 'infants', code: 'more_than_adults', given: String(counts.infants) })
  return { value: { ...counts, infants: 0 }, corrections: [...corrections, ...tooManyInfants.corrections] }
}

const readAge = (given: string | undefined): number | undefined => {
  const age = wholeNumber(given ?? '')
  return age === undefined || age > oldestAge ? undefined : age
}

/** Puts one child of an age where airlines would: from 12 with the adults, under 2 on a lap while there is one. */
const seatChild = (travellers: Travellers, given: string | undefined): Normalised<Travellers> => {
  const age = readAge(given)
  const aged = (years: number): Travellers => ({ ...travellers, ages: [...travellers.ages, years] })
  if (age === undefined) {
    const code = given === undefined ? 'missing' : 'unreadable'
    return correctedTo(aged(assumedAge), { field: 'ages', code, given: given ?? '', used: String(assumedAge) })
  }
  if (isChildAge(age)) return asGiven(aged(age))
  const moved = { ...travellers, children: travellers.children - 1 }
  const correction = { field: 'ages', given: String(age), used: '' } as const
  if (age > maximumChildAge)
    return correctedTo({ ...moved, adults: moved.adults + 1 }, { ...correction, code: 'flies_as_adult' })
  return travellers.infants < travellers.adults
    ? correctedTo({ ...moved, infants: moved.infants + 1 }, { ...correction, code: 'flies_as_infant' })
    : correctedTo(aged(minimumChildAge), { ...correction, code: 'unreadable', used: String(minimumChildAge) })
}

/** The counts and ages that were asked for, or what rule search-1 makes of them. Ages are never taken silently. */
export const parseTravellers = (asked: RequestedTravellers): Normalised<Travellers> => {
  const counts = parseCounts(asked)
  const extra = counts.corrections.length === 0 ? asked.ages.slice(counts.value.children) : []
  const corrections: Correction[] = [...counts.corrections]
  let travellers: Travellers = { ...counts.value, ages: [] }
  for (let child = 0; child < counts.value.children; child += 1) {
    const seated = seatChild(travellers, asked.ages[child])
    travellers = seated.value
    corrections.push(...seated.corrections)
  }
  if (extra.length > 0) corrections.push({ field: 'ages', code: 'extra', given: extra.join(', '), used: '' })
  return { value: travellers, corrections }
}
