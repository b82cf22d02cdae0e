import { visitQueries } from '#/features/answers/visit-queries.ts'
import { shortestTerm } from '#/features/search/suggestions/shortest-term.ts'
import type { Locale } from '#/i18n/locale.ts'
import { destinationDraft } from './destination-draft.ts'
import { destinationQuestion } from './destination-question.ts'
import type { DestinationStore } from './destination-scope.ts'

/**
 * Turns words that were typed and not chosen from the list into the best that they may mean, in plain sight of who typed
 * them. Words that mean nothing stay. Rejects where they could not be asked about.
 */
export const resolveTypedDestination = async (
  { state, change }: DestinationStore,
  locale: Locale,
  sold: 'hotels' | 'activities',
): Promise<void> => {
  const { text, chosen } = state.draft.destination
  const term = text.trim()
  if (chosen || term.length < shortestTerm) return
  const [best] = await visitQueries().fetchQuery(destinationQuestion({ term, lang: locale, sold }))
  if (best && state.draft.destination.text === text) change({ destination: destinationDraft(best, locale) })
}
