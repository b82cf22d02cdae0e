import type { Booking } from '#contract/booking.ts'
import type { FlightTypes } from './flight-types.ts'
import { nameOf } from '../../mail/name-of.ts'
import { flightWords } from './flight-words.ts'

type Shown = FlightTypes['shown']
type Offer = Shown['item']['offer']

const directions = ['onward', 'return'] as const

/** What every traveller with a seat takes along by the fare; undefined where it is not the same for all of them. */
const allowanceOf = (offer: Offer, itinerary: number) => {
  const segment = offer.itineraries[itinerary]?.segments[0]?.id
  const allowances = offer.travelerPricings
    .filter(({ travelerType }) => travelerType !== 'HELD_INFANT')
    .flatMap(({ fareDetailsBySegment }) => fareDetailsBySegment.find(({ segmentId }) => segmentId === segment) ?? [])
    .map((fare) => ({ cabin: fare.includedCabinBags.quantity, checked: fare.includedCheckedBags.quantity }))
  const [first] = allowances
  const same = allowances.every(({ cabin, checked }) => cabin === first?.cabin && checked === first.checked)
  return same ? first : undefined
}

const includedBags = ({ item: { offer } }: Shown, { language }: Booking): string[] => {
  const words = flightWords[language]
  return directions.slice(0, offer.itineraries.length).flatMap((direction, itinerary) => {
    const allowance = allowanceOf(offer, itinerary)
    return allowance ? [`${words[direction]}: ${words.included(allowance.cabin, allowance.checked)}`] : []
  })
}

const addedBags = ({ extras }: Shown, booking: Booking): string[] => {
  const words = flightWords[booking.language]
  return extras.bags.map(({ journeyType, quantity, travelers = [] }) => {
    const owners = travelers.map(({ travelerId, quantity: own }) => {
      const owner = booking.passengers.find(({ id }) => id === travelerId)
      return `${owner ? nameOf(owner) : travelerId} ${own}`
    })
    return [`${words[journeyType]}: ${words.added(quantity)}`, ...(owners.length > 0 ? [owners.join(', ')] : [])].join(
      ' · ',
    )
  })
}

/** The bags of a flight, direction by direction: what the fare includes, then what was added and for whom. */
export const bagLines = (shown: Shown, booking: Booking): string[] => [
  ...includedBags(shown, booking),
  ...addedBags(shown, booking),
]
