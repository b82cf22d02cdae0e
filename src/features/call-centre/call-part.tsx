import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { telHref } from '#domain/traveller/tel-href.ts'
import { TitledCard } from '#/ui/titled-card.tsx'
import { CallButton } from './call-button.tsx'
import type { CallCentre } from './call-centre.functions.ts'
import { CallHoursWords } from './call-hours-words.tsx'
import { CallPromotion } from './call-promotion.tsx'
import { namedContacts, numberFor } from './contacts.ts'

/** Every telephone of the company on a page, the one for the visitor's country first. Nothing where there is none. */
export function CallCard({ contacts, now }: CallCentre) {
  const { i18n } = useLingui()
  const { phone, promotion, visitor } = useRouter().options.context.page
  const number = numberFor(contacts, visitor.country, phone.number)
  if (number === undefined) return null
  return (
    <div id="phone" tabIndex={-1} className="scroll-mt-4 rounded-2xl">
      <TitledCard title={<Trans>Call us</Trans>}>
        <CallButton number={number} />
        <CallHoursWords hours={phone} now={new Date(now)} zone={undefined} />
        <CallPromotion promotion={promotion} hours={phone} now={new Date(now)} />
        {contacts.length > 0 && (
          <dl className="flex flex-col border-t border-line pt-2 text-sm">
            {namedContacts(contacts, i18n.locale).map(({ countryCode, country, contactNumber }) => (
              <CountryNumber key={countryCode} country={country} number={contactNumber} />
            ))}
            {phone.number && <CountryNumber country={<Trans>Any other country</Trans>} number={phone.number} />}
          </dl>
        )}
      </TitledCard>
    </div>
  )
}

function CountryNumber({ country, number }: { country: ReactNode; number: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <dt className="text-muted">{country}</dt>
      <dd className="m-0">
        <a href={telHref(number)} className="inline-flex min-h-9 items-center underline underline-offset-3 figures">
          {number}
        </a>
      </dd>
    </div>
  )
}
