import { useDraft } from '#/features/checkout/draft/booking-scope.tsx'
import { FlightRecap } from '../../flights/booking/recap.tsx'
import { PackageTerms } from '../../packages/booking/package-law.tsx'
import { TourDays, TourParty, TourTitle } from '../../tours/booking/tour-facts.tsx'
import type { FlownTourDraft } from './flown-tour.ts'

/** What is being paid for, in a few lines. */
export function FlownTourRecap() {
  const { tour, law } = (useDraft() as FlownTourDraft).item
  return (
    <>
      <FlightRecap />
      <div className="flex flex-col gap-3 border-t border-line pt-3">
        <TourTitle sold={tour} />
        <TourDays sold={tour} />
        <TourParty sold={tour} />
      </div>
      <PackageTerms law={law} />
    </>
  )
}
