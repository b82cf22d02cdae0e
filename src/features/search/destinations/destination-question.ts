import { queryOptions } from '@tanstack/react-query'
import type { DestinationSuggestion } from './destination.ts'

interface Asked {
  readonly term: string
  readonly lang: string
  readonly sold: 'hotels' | 'activities'
}

const ask = async (asked: Asked, signal: AbortSignal): Promise<readonly DestinationSuggestion[]> => {
  const response = await fetch(`/api/hotels/destinations?${new URLSearchParams({ ...asked })}`, { signal })
  if (!response.ok) throw new Error(`destinations answered ${response.status}`)
  return response.json()
}

/** Places that a few letters may mean, in which hotels or activities are sold. */
export const destinationQuestion = (asked: Asked) =>
  queryOptions({
    queryKey: ['destinations', asked] as const,
    queryFn: ({ signal }) => ask(asked, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
