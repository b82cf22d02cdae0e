import { queryOptions } from '@tanstack/react-query'
import type { DestinationSuggestion } from './destination.ts'

const ask = async (term: string, locale: string, signal: AbortSignal): Promise<readonly DestinationSuggestion[]> => {
  const response = await fetch(`/api/hotels/destinations?${new URLSearchParams({ term, lang: locale })}`, { signal })
  if (!response.ok) throw new Error(`destinations answered ${response.status}`)
  return response.json()
}

/** Cities and hotels that a few letters may mean. */
export const destinationQuestion = (term: string, locale: string) =>
  queryOptions({
    queryKey: ['hotel-destinations', locale, term] as const,
    queryFn: ({ signal }) => ask(term, locale, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
