import { wakeForm } from '#/app/sleeping-form/wake-form.ts'
import { loadEnhanced } from '#/features/search/suggestions/use-enhanced-field.ts'
import type { Translator } from '#/i18n/catalogue.ts'
import { betterPlaceFields } from '#/verticals/flights/form/places/better-place-fields.ts'

/**
 * Apart, so that the names of all that the form consists of are no part of a page's first script. Whoever has turned to the form
 * itself wants its places first: what suggests them comes beside the form, not after it.
 */
export const loadHomeSearch = (learn: Translator['learn'], pressAgain: () => void, isTurnedTo: boolean) => {
  if (isTurnedTo) loadEnhanced(betterPlaceFields).catch(() => undefined)
  return wakeForm(
    import('./home-search-part.tsx').then(({ HomeSearch }) => HomeSearch),
    learn,
    pressAgain,
  )
}
