import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { OnTravellersPage } from '#/features/checkout/product/product-on-pages.ts'
import { contactFaults } from '#/features/checkout/travellers/traveller-faults.ts'
import { GuestCard } from './guest-card.tsx'
import { guestFaults } from './guest-faults.ts'
import { StayRequests } from './stay-requests.tsx'
import { staySteps } from './steps.ts'

function WhoStays() {
  return <Trans>Who stays</Trans>
}

function GuestsAdvice() {
  return (
    <p>
      <Trans>One adult of each room, who shows a passport or ID at the desk.</Trans>
    </p>
  )
}

/** Stays where their guests are entered. */
export const onGuestsPage: OnTravellersPage = {
  Heading: WhoStays,
  enter: msg`Enter guests`,
  Advice: GuestsAdvice,
  Traveller: GuestCard,
  faults: (draft) => [...guestFaults(draft), ...contactFaults(draft.customer)],
  Extras: StayRequests,
  steps: staySteps,
}
