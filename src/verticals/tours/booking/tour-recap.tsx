import { useDraft } from '#/features/checkout/draft/booking-scope.tsx'
import type { TourDraft } from './sold-tour.ts'
import { TourDays, TourParty, TourTitle } from './tour-facts.tsx'

/** What is being paid for, in a few lines. */
export function TourRecap() {
  const { sold } = (useDraft() as TourDraft).item
  return (
    <>
      <TourTitle sold={sold} />
      <TourDays sold={sold} />
      <TourParty sold={sold} />
    </>
  )
}
