import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Locale } from '#/i18n/locale.ts'
import { CompanyCard } from './company-card.tsx'
import { legalDay } from './legal-day.ts'
import type { LegalFacts } from './legal-facts.ts'
import { LegalSection } from './legal-page.tsx'
import { LegalTable } from './legal-table.tsx'
import { PrivacyStorage } from './privacy-storage.tsx'
import { purposes } from './purposes.ts'
import { retention } from './retention.ts'

/** What is kept about a visitor, by whom, why and for how long. */
export function Privacy({ facts }: { readonly facts: LegalFacts }) {
  const { i18n } = useLingui()
  const { company, provider, draftDays } = facts
  const locale = i18n.locale as Locale
  const [authority, since] = [company.authority?.[locale], legalDay(locale)]
  return (
    <>
      <p>
        <Trans>
          You can search and compare here without an account and without telling us who you are. We run no advertising,
          no analytics of other companies and no fingerprinting.
        </Trans>
      </p>
      <LegalSection title={<Trans>Who is responsible</Trans>}>
        <CompanyCard company={company} />
      </LegalSection>
      <LegalSection title={<Trans>What we use, why, and on what basis</Trans>}>
        <LegalTable heads={[msg`Data`, msg`Purpose`, msg`Basis`]} rows={purposes} />
        <p>
          <Trans>
            Where the network that serves this site does not tell us your country, we may ask a geolocation service
            which country your internet address belongs to. It learns the address and nothing else. We decide nothing
            about you by automated means.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection title={<Trans>Who receives it</Trans>}>
        <p>
          <Trans>
            For a booking: the airline, hotel, organizer or operator that you book with, wherever it is, and through it
            the authorities that it must inform. For a payment: {provider} and your bank. For running the site: the
            companies that host it and send its emails, under contract and on our instructions only. We sell data to
            nobody.
          </Trans>
        </p>
        <p>
          <Trans>
            Some of them are in other countries, above all those you travel to. Your booking cannot be made without
            them; elsewhere we rely on the guarantees that the law asks for.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection title={<Trans>How long we keep it</Trans>}>
        <LegalTable heads={[msg`What`, msg`Kept for`]} rows={retention(draftDays)} />
      </LegalSection>
      <LegalSection title={<Trans>Your rights</Trans>}>
        <p>
          <Trans>
            You can ask to see, correct, delete or receive your data, to limit or object to its use, and you can
            withdraw a consent at any time. Write to us by email or through the{' '}
            <Link to="/contacta-con-nosotras" className="underline underline-offset-4">
              contact page
            </Link>
            ; we answer within a month.
          </Trans>
        </p>
        <p>
          {authority === undefined ? (
            <Trans>You can also complain to the data protection authority of your country.</Trans>
          ) : (
            <Trans>You can also complain to {authority}.</Trans>
          )}
        </p>
      </LegalSection>
      <PrivacyStorage />
      <p className="text-sm text-muted">
        <Trans>As of {since}.</Trans>
      </p>
    </>
  )
}
