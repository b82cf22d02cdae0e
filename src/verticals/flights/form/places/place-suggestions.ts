import { queryOptions } from '@tanstack/react-query'
import type { PlaceGroup } from '#domain/place/airport.ts'

/** A search waits for what its words mean, so that it is told when nobody answers, in milliseconds. */
const longest = 5000

const inTime = <Answer>(asked: Promise<Answer>): Promise<Answer> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, refuse) => {
    timer = setTimeout(() => refuse(new Error('nobody answered in time')), longest)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

const askPlaces = async (term: string, locale: string, signal: AbortSignal): Promise<readonly PlaceGroup[]> => {
  const response = await fetch(`/api/airports?${new URLSearchParams({ term, lang: locale })}`, { signal })
  if (!response.ok) throw new Error(`airports answered ${response.status}`)
  return response.json()
}

/** Places that a few letters may mean. One question a term: a late answer to an older term is never shown for a newer. */
export const placeSuggestions = (term: string, locale: string) =>
  queryOptions({
    queryKey: ['places', locale, term] as const,
    queryFn: ({ signal }) => inTime(askPlaces(term, locale, signal)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
