import { Trans } from '@lingui/react/macro'
import { CompanyCard } from './company-card.tsx'
import type { LegalFacts } from './legal-facts.ts'
import { LegalSection } from './legal-page.tsx'
import { TermsOfSuppliers } from './terms-of-suppliers.tsx'
import { TermsOnDisputes } from './terms-on-disputes.tsx'

/** What a visitor agrees to by booking. */
export function Terms({ facts: { company, provider } }: { readonly facts: LegalFacts }) {
  return (
    <>
      <LegalSection title={<Trans>Who sells</Trans>}>
        <p>
          <Trans>
            This site is run by an independent travel agency (“we”). We are not an airline and no airline has endorsed
            us. Names of airlines, hotels and operators are used only to say who provides each service.
          </Trans>
        </p>
        <CompanyCard company={company} />
      </LegalSection>
      <LegalSection title={<Trans>What you buy</Trans>}>
        <p>
          <Trans>
            We act as an intermediary. By booking you make a contract with whoever provides the service: the airline for
            a flight, the hotel for a stay, the organizer for an activity, the operator for a tour. Their terms apply
            together with these, and the main ones are shown before you pay.
          </Trans>
        </p>
        <p>
          <Trans>
            A booking is made when we confirm it on the page and by email. Until then it is a request: if it cannot be
            confirmed, nothing is charged.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection title={<Trans>Prices, currency and payment</Trans>}>
        <p>
          <Trans>
            The price shown is the total for all travelers, with taxes and fees. Extras are added only if you choose
            them. What you pay elsewhere, at the hotel for example, is shown separately before you book.
          </Trans>
        </p>
        <p>
          <Trans>
            Charges are made in US dollars. An amount marked ≈ in another currency is an estimate: your bank sets the
            rate of your charge.
          </Trans>
        </p>
        <p>
          <Trans>
            A price is held for a limited time and the page says until when. If it changes before you pay, we show you
            the old and the new price and you decide. Once you have paid, it does not change.
          </Trans>
        </p>
        <p>
          <Trans>
            Payments are processed by {provider}. Your card is encrypted in your browser and we never store its number.
            Where an amount is held on the card first, it is charged once the booking is confirmed and released if it is
            not.
          </Trans>
        </p>
      </LegalSection>
      <TermsOfSuppliers />
      <TermsOnDisputes company={company} />
    </>
  )
}
