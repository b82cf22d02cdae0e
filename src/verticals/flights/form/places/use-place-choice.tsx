import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PlaceName } from '#domain/place/airport.ts'
import { airportShortName, placeText } from '#domain/place/airport.ts'
import type { Suggestion, SuggestionChoice } from '#/features/search/suggestions/suggestion.ts'
import { useSuggestions } from '#/features/search/suggestions/use-suggestions.ts'
import {
  type PlaceOption,
  type PlaceSection,
  awayFrom,
  foundAwayFrom,
  isPopularFrom,
  placeSections,
} from './place-options.ts'
import { usePopularPrices } from './use-popular-prices.tsx'
import { placeSuggestions } from './place-suggestions.ts'
import { recentPlaces } from './recent-searches.ts'
import { useDraft, useSearchForm } from '../search-form-scope.tsx'
import { useRecentSearches } from './use-recent-searches.ts'
import type { Endpoint } from '../../search/flight-search.ts'

const none: readonly PlaceName[] = []

/** What one place field of the form holds and offers, whatever shows it. */
export const usePlaceChoice = (endpoint: Endpoint): SuggestionChoice => {
  const { t, i18n } = useLingui()
  const { store, nearby, popular = none } = useSearchForm()
  const draft = useDraft()
  const { text, place } = draft[endpoint]
  const list = useRecentSearches(store.today)
  const isChosen = place !== undefined
  const [chosenId, setChosenId] = useState<string | null>(null)
  const { found, ...asked } = useSuggestions(text, isChosen, (term) => placeSuggestions(term, i18n.locale))
  const recent = recentPlaces(list)
  const known = endpoint === 'to' ? awayFrom(draft.from, { recent, popular }) : { recent, nearby }
  const offered = endpoint === 'to' && found ? foundAwayFrom(draft.from, found) : found
  const isOriginAlone = asked.status === 'found' && offered?.length === 0
  const sections = placeSections(offered, known)
  const prices = usePopularPrices(found === undefined && !isChosen ? (known.popular ?? none) : none)
  const titles: Record<PlaceSection['id'], string> = {
    recent: t`Recent places`,
    nearby: t`Near you`,
    popular: isPopularFrom(draft.from, popular) ? t`Popular places from there` : t`Popular places`,
    found: t`Places found`,
  }
  return {
    ...asked,
    status: isOriginAlone ? 'nothing' : asked.status,
    text,
    isChosen,
    chosenId,
    type: (typed) => {
      if (typed === store.state.draft[endpoint].text) return
      setChosenId(null)
      store.changePlace(endpoint, { text: typed, place: undefined })
    },
    choose: (key) => {
      setChosenId(key)
      const option = sections.flatMap(({ options }) => options).find(({ id }) => id === key)
      if (option) store.changePlace(endpoint, { text: placeText(option.place), place: option.place })
    },
    sections: sections.map(({ id, options }) => ({
      id,
      title: titles[id],
      isTitled: id !== 'found',
      options: options.map((option) =>
        id === 'popular' ? { ...suggestionOf(option), detail: prices(option.place.code) } : suggestionOf(option),
      ),
    })),
    words: {
      list: t`Places`,
      idle: <Trans>Type a city, an airport or its code.</Trans>,
      looking: <Trans>Looking for places…</Trans>,
      failed: <Trans>The places did not load.</Trans>,
      nothing: isOriginAlone ? (
        <Trans>You leave from there. Choose another destination.</Trans>
      ) : (
        <Trans>No results found for your search</Trans>
      ),
    },
  }
}

const suggestionOf = ({ id, place, nested }: PlaceOption): Suggestion => ({
  id,
  text: placeText(place),
  icon: place.isCity ? 'i-lucide-building-2' : 'i-lucide-plane',
  title: ownName(place) ?? place.cityName,
  detail: <Detail place={place} />,
  tag: place.code,
  isNested: nested,
})

/** The name of an airport that shares its city with others; the city says enough of one that stands for it. */
const ownName = ({ code, isCity, name, cityName, cityCode }: PlaceOption['place']): string | undefined =>
  isCity || name === undefined || cityCode === code ? undefined : airportShortName({ name, cityName })

function Detail({ place }: Pick<PlaceOption, 'place'>) {
  const { isCity, name, cityName, countryName } = place
  if (isCity) return <Trans>All airports, {countryName}</Trans>
  if (name === undefined) return null
  if (ownName(place) !== undefined) return `${cityName}, ${countryName}`
  const airport = airportShortName({ name, cityName })
  return airport === cityName ? countryName : `${airport}, ${countryName}`
}
