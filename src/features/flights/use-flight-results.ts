import { useQuery } from '@tanstack/react-query'
import { SearchFailed, fetchFlightResults } from './flight-list.ts'
import { type FlightSearch, serialiseFlightSearch } from './flight-search.ts'

/** The whole list of a search, fetched by the browser once the page stands. */
export const useFlightResults = (search: FlightSearch, enabled: boolean) => {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['flights', serialiseFlightSearch(search)],
    queryFn: ({ signal }) => fetchFlightResults(search, signal),
    staleTime: Infinity,
    gcTime: 30 * 60_000,
    retry: false,
    refetchOnReconnect: false,
    enabled,
  })
  return { results: data, problem: error instanceof SearchFailed ? error.problem : undefined, refetch, isFetching }
}
