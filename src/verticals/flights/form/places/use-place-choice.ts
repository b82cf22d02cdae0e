import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { placeText } from '#domain/place/airport.ts'
import { type PlaceOption, type PlaceSection, placeSections } from './place-options.ts'
import { placeSuggestions, shortestTerm } from './place-suggestions.ts'
import { recentPlaces } from './recent-searches.ts'
import { useDraft, useSearchForm } from '../search-form-scope.tsx'
import { useRecentSearches } from './use-recent-searches.ts'
import type { Endpoint } from '../../search/flight-search.ts'

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

export interface PlaceChoice {
  readonly text: string
  /** whether the text is that of a chosen place: whoever comes back to it wants another one */
  readonly isChosen: boolean
  readonly type: (text: string) => void
  readonly choose: (option: PlaceOption) => void
  readonly sections: readonly PlaceSection[]
  /** `idle` before there are letters enough to look for */
  readonly status: 'idle' | 'looking' | 'failed' | 'found' | 'nothing'
  readonly lookAgain: () => void
}

/** What one place field of the form holds and offers, whatever shows it. */
export const usePlaceChoice = (endpoint: Endpoint): PlaceChoice => {
  const { i18n } = useLingui()
  const { store, nearby } = useSearchForm()
  const { text, place } = useDraft()[endpoint]
  const list = useRecentSearches(store.today)
  const term = usePaused(text).trim()
  const looks = place === undefined && text.trim().length >= shortestTerm
  const answer = useQuery({
    ...placeSuggestions(term, i18n.locale),
    enabled: looks && term.length >= shortestTerm,
    placeholderData: keepPreviousData,
  })
  const groups = looks ? (answer.data ?? []) : undefined
  const statusOf = (): PlaceChoice['status'] => {
    if (!looks) return 'idle'
    if (answer.isError) return 'failed'
    if (answer.data === undefined || answer.isPlaceholderData) return 'looking'
    return answer.data.length > 0 ? 'found' : 'nothing'
  }
  return {
    text,
    isChosen: place !== undefined,
    type: (typed) => {
      if (typed !== store.state.draft[endpoint].text) store.changePlace(endpoint, { text: typed, place: undefined })
    },
    choose: (option) => store.changePlace(endpoint, { text: placeText(option.place), place: option.place }),
    sections: placeSections(groups, { recent: recentPlaces(list), nearby }),
    status: statusOf(),
    lookAgain: () => void answer.refetch(),
  }
}
