import type { Translator } from '#/i18n/catalogue.ts'
import { wakeForm } from '#/app/sleeping-form/wake-form.ts'

/** Apart, so that the names of all that the form consists of are no part of a page's first script. */
export const loadFlightSearch = (learn: Translator['learn'], pressAgain: () => void) =>
  wakeForm(
    import('./flight-search-part.tsx').then(({ FlightSearch }) => FlightSearch),
    learn,
    pressAgain,
  )
