import { type QueryKey, type UseQueryOptions, keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { shortestTerm } from './shortest-term.ts'
import type { SuggestionChoice } from './suggestion.ts'

const pause = 150

/** A text as it was when its changes last paused. */
const usePaused = (text: string): string => {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

interface Suggestions<Found> extends Pick<SuggestionChoice, 'status' | 'lookAgain'> {
  /** undefined before there are letters enough */
  readonly found: readonly Found[] | undefined
}

/**
 * Asks what the text of a field may mean, once its writer pauses. One question a term: a late answer to an older term is never
 * shown for a newer. Where something `isChosen`, nothing is asked.
 */
export const useSuggestions = <Found, Key extends QueryKey>(
  text: string,
  isChosen: boolean,
  question: (term: string) => UseQueryOptions<readonly Found[], Error, readonly Found[], Key>,
): Suggestions<Found> => {
  const term = usePaused(text).trim()
  const looks = !isChosen && text.trim().length >= shortestTerm
  const answer = useQuery({
    ...question(term),
    enabled: looks && term.length >= shortestTerm,
    placeholderData: keepPreviousData,
  })
  const statusOf = (): SuggestionChoice['status'] => {
    if (!looks) return 'idle'
    if (answer.isError) return 'failed'
    if (answer.data === undefined || answer.isPlaceholderData) return 'looking'
    return answer.data.length > 0 ? 'found' : 'nothing'
  }
  return {
    found: looks ? (answer.data ?? []) : undefined,
    status: statusOf(),
    lookAgain: () => void answer.refetch(),
  }
}
