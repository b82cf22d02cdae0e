import { type FlightSearch, serialiseFlightSearch } from '../search/flight-search.ts'

/** Lowest prices of every departure with every return, for all travellers together. */
export interface GridPrices {
  /** what the amounts are minor units of */
  readonly currency: string
  readonly departures: readonly string[]
  readonly returns: readonly string[]
  /** a row a departure, a cell a return; null where nothing flies */
  readonly lowest: readonly (readonly (number | null)[])[]
}

const gridPricesAddress = '/api/flights/grid'

/** In the browser: prices around a round trip's own days. Rejects where none came. */
export const fetchGridPrices = async (search: FlightSearch, signal: AbortSignal): Promise<GridPrices> => {
  const query = new URLSearchParams(serialiseFlightSearch(search))
  const response = await fetch(`${gridPricesAddress}?${query}`, { signal })
  if (!response.ok) throw new Error(`grid prices answered ${response.status}`)
  return response.json<GridPrices>()
}
