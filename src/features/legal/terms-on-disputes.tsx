import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Company } from '#domain/company.ts'
import type { Locale } from '#/i18n/locale.ts'
import { LegalSection } from './legal-page.tsx'
import { legalDay } from './legal-day.ts'

/** Where to complain, and by which law. */
export function TermsOnDisputes({ company }: { readonly company: Company }) {
  const { i18n } = useLingui()
  const locale = i18n.locale as Locale
  const [law, authority, since] = [company.law?.[locale], company.authority?.[locale], legalDay(locale)]
  return (
    <>
      <LegalSection title={<Trans>Complaints</Trans>}>
        <p>
          <Trans>
            Tell us through the{' '}
            <Link to="/contacta-con-nosotras" className="underline underline-offset-4">
              contact page
            </Link>{' '}
            or by email, with your booking reference. We answer within 15 working days.
          </Trans>
        </p>
        <p>
          {authority === undefined ? (
            <Trans>If we do not settle it, you can turn to the consumer authority of your country.</Trans>
          ) : (
            <Trans>If we do not settle it, you can turn to {authority}.</Trans>
          )}
        </p>
      </LegalSection>
      <LegalSection title={<Trans>Law</Trans>}>
        <p>
          {law !== undefined && <Trans>These terms follow {law}.</Trans>}{' '}
          <Trans>
            As a consumer you keep the protection of the law of the country where you live, and may go to its courts.
          </Trans>
        </p>
        <p>
          <Trans>
            The terms in force on the day you book apply to that booking. These have been in force since {since}.
          </Trans>
        </p>
      </LegalSection>
    </>
  )
}
