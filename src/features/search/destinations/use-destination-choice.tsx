import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Suggestion, SuggestionChoice } from '../suggestions/suggestion.ts'
import { useSuggestions } from '../suggestions/use-suggestions.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { DestinationSuggestion } from './destination.ts'
import { cityText, destinationDraft } from './destination-draft.ts'
import { destinationQuestion } from './destination-question.ts'
import { useDestination } from './destination-scope.ts'

const idOf = ({ destination, hotel }: DestinationSuggestion): string => hotel?.code ?? destination.code

/** What the destination field holds and offers, whatever shows it. */
export const useDestinationChoice = (): SuggestionChoice => {
  const { t, i18n } = useLingui()
  const { locale } = useRouter().options.context
  const { store, draft, sold } = useDestination()
  const { text, chosen } = draft
  const isChosen = chosen !== undefined
  const [chosenId, setChosenId] = useState<string | null>(null)
  const { found = [], ...asked } = useSuggestions(text, isChosen, (term) =>
    destinationQuestion({ term, lang: i18n.locale, sold }),
  )
  const options = found.map((one) => suggestionOf(one, locale))
  return {
    ...asked,
    status: asked.status === 'found' && options.length === 0 ? 'nothing' : asked.status,
    text,
    isChosen,
    chosenId,
    type: (typed) => {
      if (typed === store.state.draft.destination.text) return
      setChosenId(null)
      store.change({ destination: { text: typed, chosen: undefined } })
    },
    choose: (id) => {
      setChosenId(id)
      const one = found.find((suggestion) => idOf(suggestion) === id)
      if (one) store.change({ destination: destinationDraft(one, locale) })
    },
    sections: options.length > 0 ? [{ id: 'found', title: t`Places found`, isTitled: false, options }] : [],
    words: {
      list: sold === 'hotels' ? t`Cities and hotels` : t`Cities`,
      idle: sold === 'hotels' ? <Trans>Type a city or the name of a hotel.</Trans> : <Trans>Type a city.</Trans>,
      looking: <Trans>Looking for places…</Trans>,
      failed: <Trans>The places did not load.</Trans>,
      nothing: <Trans>No results found for your search</Trans>,
    },
  }
}

const suggestionOf = (one: DestinationSuggestion, locale: Locale): Suggestion => {
  const { destination, hotel } = one
  return {
    id: idOf(one),
    text: destinationDraft(one, locale).text,
    icon: hotel ? 'i-lucide-bed-double' : 'i-lucide-building-2',
    title: hotel?.name ?? destination.name[locale],
    detail: hotel ? cityText(destination, locale) : destination.countryName[locale],
    tag: hotel ? <Plural value={hotel.stars} one="# star" other="# stars" /> : destination.code,
    isNested: false,
  }
}
