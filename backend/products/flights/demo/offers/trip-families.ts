import { bagPriceEachWay } from '../fares/bag-price.ts'
import { type Permission, joint, permissionOf, stricter } from '../fares/conditions.ts'
import type { FareFamilyRules, Rule, SeatRule } from '../fares/fare-family.ts'
import type { HalfFare } from '../fares/half-fare.ts'
import { type PriceTerms, bothWays } from '../fares/trip-price.ts'
import type { PricedWay } from '../market/priced-way.ts'
import type { Trip } from '../market/trip.ts'
import type { NamedOutcome } from '../named-routes.ts'
import type { FamilyChoice } from './offer-id.ts'

/** A trip bought in one family each way: its fare and what it allows. */
export interface TripFamily {
  readonly choice: FamilyChoice
  /** of the way out */
  readonly rules: FareFamilyRules
  /** by which the airlines call it: both names where the ways have different ones */
  readonly label: string
  /** of both ways together */
  readonly fare: HalfFare
  readonly change: Permission
  readonly refund: Permission
  readonly cabinBags: number
  readonly checkedBags: number
  readonly seat: SeatRule
  /** US cents of a first checked bag on top, on the ways that include none; null where all include it or it cannot be had */
  readonly bagPrice: number | null
  /** on how many ways that bag is paid; null where on all */
  readonly bagWays: number | null
}

export interface TripTerms extends PriceTerms {
  readonly outcome: NamedOutcome | null
}

/** The families of both ways side by side; the shorter list's last one stands beside what is left of the longer. */
export const familyChoices = ({ out, back }: Trip): readonly FamilyChoice[] => {
  const outs = out.families.length
  const backs = back?.families.length ?? 1
  return Array.from({ length: Math.max(outs, backs) }, (_, index) => ({
    out: Math.min(index, outs - 1),
    back: back ? Math.min(index, backs - 1) : 0,
  }))
}

const kmOf = (way: PricedWay): number => way.itinerary.path.km

const permission = (trip: Trip, ours: Rule, theirs: Rule | null): Permission => {
  const out = permissionOf(ours, kmOf(trip.out))
  if (!trip.back || !theirs) return out
  const back = permissionOf(theirs, kmOf(trip.back))
  return trip.together ? stricter(out, back) : joint(out, back)
}

const bagPriceOf = (way: PricedWay): number => bagPriceEachWay(way.itinerary.path.seller, kmOf(way))

/** Bags that a family includes on a way. */
interface IncludedEachWay {
  readonly out: number
  readonly back: number
}

/** Nobody is sold a first bag on a way that includes one. */
const firstBag = (
  { out, back }: Trip,
  included: IncludedEachWay,
  outcome: NamedOutcome | null,
): Pick<TripFamily, 'bagPrice' | 'bagWays'> => {
  if (outcome === 'no-extras') return { bagPrice: null, bagWays: null }
  const ofOut = included.out === 0 ? bagPriceOf(out) : 0
  const ofBack = back && included.back === 0 ? bagPriceOf(back) : 0
  const isOneWay = back !== null && (ofOut === 0) !== (ofBack === 0)
  return { bagPrice: ofOut + ofBack || null, bagWays: isOneWay ? 1 : null }
}

const seatOrder: readonly SeatRule[] = ['at_check_in', 'for_a_fee', 'included']

/** What holds of seats on both ways: the less of the two. */
const lesserSeat = (out: SeatRule, back: SeatRule): SeatRule =>
  seatOrder.indexOf(out) < seatOrder.indexOf(back) ? out : back

const labelOf = ({ label }: FareFamilyRules, back: FareFamilyRules | null): string =>
  back === null || back.label === label ? label : `${label} · ${back.label}`

/** A trip in the families of a choice, or null where a way has no such family. */
export const tripFamily = (
  trip: Trip,
  choice: FamilyChoice,
  { outcome }: Pick<TripTerms, 'outcome'>,
): TripFamily | null => {
  const rules = trip.out.families[choice.out]
  const backRules = trip.back?.families[choice.back] ?? null
  const outFare = trip.out.fares(trip.together)[choice.out]
  const backFare = trip.back ? trip.back.fares(trip.together)[choice.back] : null
  if (!rules || !outFare || backFare === undefined || (trip.back && !backRules)) return null
  const noBags = outcome === 'no-bag-included'
  const checked = noBags
    ? { out: 0, back: 0 }
    : { out: rules.checkedBags, back: backRules?.checkedBags ?? rules.checkedBags }
  return {
    choice,
    rules,
    label: labelOf(rules, backRules),
    fare: bothWays(outFare, backFare),
    change: permission(trip, rules.change, backRules?.change ?? null),
    refund: permission(trip, rules.refund, backRules?.refund ?? null),
    cabinBags: noBags ? 0 : Math.min(rules.cabinBags, backRules?.cabinBags ?? rules.cabinBags),
    checkedBags: Math.min(checked.out, checked.back),
    seat: backRules ? lesserSeat(rules.seat, backRules.seat) : rules.seat,
    ...firstBag(trip, checked, outcome),
  }
}
