import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { OnTravellersPage } from '#/features/checkout/product/product-on-pages.ts'
import { contactFaults } from '#/features/checkout/travellers/traveller-faults.ts'
import type { TourDraft } from './sold-tour.ts'
import { tourSteps } from './steps.ts'
import { TravelerCard } from './traveler-card.tsx'
import { travelerFaults } from './traveler-faults.ts'

function WhoComes() {
  return <Trans>Who is coming</Trans>
}

function NamesAdvice() {
  return (
    <p>
      <Trans>Everybody by the name in their passport or ID. The operator writes to the lead traveler, an adult.</Trans>
    </p>
  )
}

const NoExtras = (): null => null

/** Tours where their travellers are entered. */
export const onTravelersPage: OnTravellersPage = {
  Heading: WhoComes,
  enter: msg`Enter travelers`,
  Advice: NamesAdvice,
  Traveller: TravelerCard,
  faults: (draft) => [...travelerFaults(draft as TourDraft), ...contactFaults(draft.customer)],
  Extras: NoExtras,
  steps: tourSteps,
}
