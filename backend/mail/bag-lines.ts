import type { Booking } from '#contract/booking.ts'
import { mailWords } from './words.ts'

type Offer = Booking['selectedFlightOffer']['FlightOffer']['data'][number]

export const nameOf = ({ firstName, middleName, lastName }: Booking['passengers'][number]): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ')

const directions = ['onward', 'return'] as const

/** What every traveller with a seat takes along by the fare; undefined where it is not the same for all of them. */
const allowanceOf = (offer: Offer | undefined, itinerary: number) => {
  const segment = offer?.itineraries[itinerary]?.segments[0]?.id
  const allowances = (offer?.travelerPricings ?? [])
    .filter(({ travelerType }) => travelerType !== 'HELD_INFANT')
    .flatMap(({ fareDetailsBySegment }) => fareDetailsBySegment.find(({ segmentId }) => segmentId === segment) ?? [])
    .map((fare) => ({ cabin: fare.includedCabinBags.quantity, checked: fare.includedCheckedBags.quantity }))
  const [first] = allowances
  const same = allowances.every(({ cabin, checked }) => cabin === first?.cabin && checked === first.checked)
  return same ? first : undefined
}

const includedBags = (booking: Booking, offer: Offer | undefined): string[] => {
  const words = mailWords[booking.language]
  return directions.slice(0, offer?.itineraries.length ?? 0).flatMap((direction, itinerary) => {
    const allowance = allowanceOf(offer, itinerary)
    return allowance ? [`${words[direction]}: ${words.included(allowance.cabin, allowance.checked)}`] : []
  })
}

const addedBags = (booking: Booking): string[] => {
  const words = mailWords[booking.language]
  return booking.additionalServices.baggages.map(({ journeyType, quantity, travelers = [] }) => {
    const owners = travelers.map(({ travelerId, quantity: own }) => {
      const owner = booking.passengers.find(({ id }) => id === travelerId)
      return `${owner ? nameOf(owner) : travelerId} ${own}`
    })
    return [`${words[journeyType]}: ${words.added(quantity)}`, ...(owners.length > 0 ? [owners.join(', ')] : [])].join(
      ' · ',
    )
  })
}

/** The bags of a booking, direction by direction: what the fare includes, then what was added and for whom. */
export const bagLines = (booking: Booking, offer: Offer | undefined): string[] => [
  ...includedBags(booking, offer),
  ...addedBags(booking),
]
