import { Trans } from '@lingui/react/macro'
import { LegalSection } from './legal-page.tsx'

/** What happens to a booking once it is made, and who answers for what. */
export function TermsOfSuppliers() {
  return (
    <>
      <LegalSection title={<Trans>Names and travel documents</Trans>}>
        <p>
          <Trans>
            Enter names exactly as in the passport or ID of each traveler. Passports, visas and health requirements are
            each traveler’s responsibility: check them with the countries you visit or pass through before you buy.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection title={<Trans>Changes, cancellations and refunds</Trans>}>
        <p>
          <Trans>
            Each fare, room, activity and tour has its own rules. They are shown before you pay and stay with your
            booking under My journey. Some cannot be changed or refunded.
          </Trans>
        </p>
        <p>
          <Trans>
            You cancel on the page of your trip, or by contacting us with your booking reference; to change a booking,
            contact us. We pass on what the provider charges and show it to you first. A refund goes back to the payment
            method you used, within 14 days after the provider accepts it; your bank may take a few more days to show
            it.
          </Trans>
        </p>
        <p>
          <Trans>
            If a provider cancels or makes a major change, we tell you by email. You can then accept the alternative or
            ask for a refund, as the law and the provider’s terms allow.
          </Trans>
        </p>
        <p>
          <Trans>
            The right to withdraw from online purchases that many countries give does not usually cover transport,
            accommodation or leisure on a fixed date.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection title={<Trans>Packages</Trans>}>
        <p>
          <Trans>
            When you buy a flight together with a hotel, an activity or a tour at one price, we are the organizer of
            that package and answer for all of it. Before you pay, the page shows your rights under the law on packages,
            including how your money is protected.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection title={<Trans>Liability</Trans>}>
        <p>
          <Trans>
            We answer for our own work: showing what providers tell us, passing on your booking and your payment
            correctly, and helping you when something goes wrong. Each provider answers for its own service, within
            conventions such as the Montreal Convention for flights.
          </Trans>
        </p>
        <p>
          <Trans>
            Nobody answers for what could not have been avoided with all reasonable care, such as severe weather or
            closed borders. Nothing here limits liability that the law does not allow to be limited, or your rights as a
            consumer.
          </Trans>
        </p>
      </LegalSection>
    </>
  )
}
