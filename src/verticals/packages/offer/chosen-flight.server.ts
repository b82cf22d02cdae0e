import { Effect } from 'effect'
import type { FlightOffer } from '#contract/products/flights/flight-offer.ts'
import type { ValidateAnswer } from '#contract/products/flights/flights.ts'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { sliceFrom } from '../../flights/offer/offer-slices.server.ts'
import { airportsFrom } from '../../flights/trip/trip-mapper.server.ts'
import type { ChosenFlight } from './chosen-flight.ts'

interface WireFlight {
  readonly data: Pick<FlightOffer, 'id' | 'itineraries'> & {
    readonly fareFamilies: readonly Pick<FlightOffer['fareFamilies'][number], 'id' | 'label'>[]
  }
  readonly dictionaries: ValidateAnswer['dictionaries']
}

export const chosenFlightFrom = ({ data, dictionaries }: WireFlight): ChosenFlight => {
  const arrival = data.itineraries[0]?.segments.at(-1)?.arrival.iataCode ?? ''
  return {
    offerId: data.id,
    slices: data.itineraries.map(sliceFrom),
    fare: data.fareFamilies.find(({ id }) => id === data.id)?.label ?? '',
    names: {
      airports: airportsFrom(dictionaries),
      carriers: dictionaries.carriers,
      aircraft: dictionaries.aircraft,
    },
    city: dictionaries.locations[arrival]?.cityCode ?? arrival,
  }
}

/** The flight that an address names, without its price. */
export const findChosenFlight = Effect.fn('findChosenFlight')(function* (offerId: string) {
  const { flights } = yield* BackendClient
  return chosenFlightFrom(yield* flights.offer({ params: { id: offerId } }))
})
