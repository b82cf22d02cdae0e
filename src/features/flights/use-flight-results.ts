import { useQuery } from '@tanstack/react-query'
import { SearchFailed, fetchFlights } from './flight-list.ts'
import { type FlightSearch, searchName } from './flight-search.ts'

/** The whole list of a search, fetched by the browser once the page stands. */
export const useFlightResults = (search: FlightSearch, enabled: boolean) => {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['flights', searchName(search)],
    queryFn: ({ signal }) => fetchFlights(search, signal),
    staleTime: Infinity,
    gcTime: 30 * 60_000,
    retry: false,
    refetchOnReconnect: false,
    enabled,
  })
  return { found: data, problem: error instanceof SearchFailed ? error.problem : undefined, refetch, isFetching }
}
