import type { Cabin, FlightSearch } from './flight-search.ts'

/**
 * The search as the backend is asked it, `segment`: nothing of who asks, or where from.
 */
export interface SearchSegment {
  readonly legInfo: readonly { readonly from: string; readonly to: string; readonly departureDate: string }[]
  readonly travelerInfo: readonly { readonly id: string; readonly type: TravellerType; readonly age?: number }[]
  readonly cabin: Cabin
  readonly refundableFare: boolean
  readonly noRestrictionFare: boolean
  readonly noPenaltyFare: boolean
  readonly currencyCode: string
}

type TravellerType = 'adult' | 'child' | 'infant'

const legInfo = ({ from, to, departure, return: back }: FlightSearch): SearchSegment['legInfo'] => [
  { from, to, departureDate: departure },
  ...(back === undefined ? [] : [{ from: to, to: from, departureDate: back }]),
]

const travelerInfo = ({ adults, ages, infants }: FlightSearch): SearchSegment['travelerInfo'] =>
  [
    ...Array.from({ length: adults }, () => ({ type: 'adult' as const })),
    ...ages.map((age) => ({ type: 'child' as const, age })),
    ...Array.from({ length: infants }, () => ({ type: 'infant' as const })),
  ].map((traveller, index) => ({ id: String(index + 1), ...traveller }))

/** Leg and traveller info are built anew from the whole search, so that no change can leave one of them behind. */
export const segmentOf = ({ fares = [], ...search }: FlightSearch, currency: string | undefined): SearchSegment => ({
  legInfo: legInfo(search),
  travelerInfo: travelerInfo(search),
  cabin: search.cabin,
  refundableFare: fares.includes('refundable'),
  noRestrictionFare: fares.includes('noRestriction'),
  noPenaltyFare: fares.includes('noPenalty'),
  currencyCode: currency || 'USD',
})
