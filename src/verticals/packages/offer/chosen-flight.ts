import type { FlightNames, Slice } from '../../flights/offer/flight-offer.ts'

/** The flight of a package once it is chosen. What it costs is part of the one price, and said nowhere. */
export interface ChosenFlight {
  readonly offerId: string
  readonly slices: readonly Slice[]
  /** the airline's name for the fare */
  readonly fare: string
  readonly names: Pick<FlightNames, 'airports' | 'carriers' | 'aircraft'>
  /** of the city flown to, as hotel destinations have it */
  readonly city: string
}
