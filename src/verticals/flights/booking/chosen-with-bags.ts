import { addsBag, bagParameters } from '../trip/trip-url.ts'
import type { FlightItem } from './flight-item.ts'

type Url = Readonly<Record<string, string>>

/** Flights that are sold with something else, as their address chose them: at a price with a checked bag each, or without. */
export const chosenWithBags = <Pair extends FlightItem & { readonly search: Url }>(item: Pair, url: Url): Pair => {
  const withExtras = addsBag(url)
  return { ...item, withExtras, search: { ...item.search, ...bagParameters({ withExtras }) } }
}
