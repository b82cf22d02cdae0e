import { useDraft } from '#/features/checkout/draft/booking-scope.tsx'
import { FlightRecap } from '../../flights/booking/recap.tsx'
import { HotelLine, StayDays, StayRooms } from '../../hotels/booking/stay-facts.tsx'
import type { PackageDraft } from './package-item.ts'
import { PackageLaw } from './package-law.tsx'

/** What is being paid for, in a few lines. */
export function PackageRecap() {
  const { stay } = (useDraft() as PackageDraft).item
  return (
    <>
      <FlightRecap />
      <div className="flex flex-col gap-3 border-t border-line pt-3">
        <HotelLine stay={stay} />
        <StayDays stay={stay} />
        <StayRooms stay={stay} />
      </div>
      <PackageLaw />
    </>
  )
}
