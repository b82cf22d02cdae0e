import { offerChoice } from '#/features/results/facets/offer-choice.ts'
import type { AccessFeature } from '#domain/hotel-kinds.ts'
import type { Hotel, HotelNames, PricedStay } from '../offer/hotel.ts'

export interface StayOffer {
  readonly total: number
  /** what one room of it has for guests who need it */
  readonly access: readonly AccessFeature[]
  readonly cancellation: readonly ('free' | 'nonRefundable')[]
  /** ISO instant until which cancelling costs nothing */
  readonly freeUntil?: string | undefined
}

const offersOf = (
  { total, refundability, refundableTotal, freeUntil }: PricedStay,
  access: StayOffer['access'],
  isLeadLost: boolean,
): readonly StayOffer[] => [
  { total, access, cancellation: isLeadLost && refundability === 'non_refundable' ? ['nonRefundable'] : [] },
  ...(refundableTotal === undefined
    ? []
    : [{ total: refundableTotal, access, cancellation: ['free' as const], freeUntil }]),
]

const offersOfHotel = (hotel: Hotel): readonly StayOffer[] => {
  // a dearer room that gives nothing back is none of a hotel whose cheapest one does
  const isLeadLost = hotel.refundability === 'non_refundable'
  const accessible = hotel.accessible.flatMap((stay) => offersOf(stay, stay.features, isLeadLost))
  return [...offersOf(hotel, [], isLeadLost), ...accessible]
}

/** What filters choose of a hotel's choices of rooms, by their names. */
export const hotelOffers = offerChoice<Hotel, HotelNames, StayOffer>(
  offersOfHotel,
  { access: ({ access }) => access, cancellation: ({ cancellation }) => cancellation },
  ['access'],
)
