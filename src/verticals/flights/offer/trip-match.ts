import type { Fare, FlightList } from './flight-offer.ts'

interface ChosenFlights {
  readonly outbound: string
  readonly inbound: string | undefined
  readonly fare: string | undefined
}

/** The same flights by number in a newer list: in the same fare where it is still sold, else in the cheapest. */
export const findFlights = ({ offers }: FlightList, chosen: ChosenFlights): Fare | undefined => {
  const offer = offers.find(
    ({ outbound, inbound }) => outbound.key === chosen.outbound && inbound?.key === chosen.inbound,
  )
  return offer?.fares.find(({ rules }) => rules.label === chosen.fare) ?? offer?.fares[0]
}
