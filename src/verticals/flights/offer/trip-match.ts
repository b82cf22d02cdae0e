import type { Fare, FlightList } from './flight-offer.ts'

interface ChosenFlights {
  readonly outbound: string
  readonly inbound: string | undefined
  readonly fare: string | undefined
  /** the total that it was shown at, minor units */
  readonly shown: number | undefined
}

/**
 * The same flights by number in a newer list: in the same fare where it is still sold, else in the cheapest. A supplier may call two
 * of its fares alike: then it is the one whose price is nearest to what was shown.
 */
export const findFlights = ({ offers }: FlightList, chosen: ChosenFlights): Fare | undefined => {
  const fares =
    offers.find(({ outbound, inbound }) => outbound.key === chosen.outbound && inbound?.key === chosen.inbound)
      ?.fares ?? []
  const away = ({ total }: Fare): number => Math.abs(total - (chosen.shown ?? 0))
  const [nearest] = fares.filter(({ rules }) => rules.label === chosen.fare).toSorted((a, b) => away(a) - away(b))
  return nearest ?? fares[0]
}
