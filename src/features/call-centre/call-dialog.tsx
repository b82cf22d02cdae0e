import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { deviceZone } from '#domain/time/moment.ts'
import { Dialog } from '#/ui/overlay/dialog.tsx'
import { Field } from '#/ui/fields/field.tsx'
import { NativeSelect } from '#/ui/fields/native-select.tsx'
import { Skeleton } from '#/ui/skeleton.tsx'
import { CallButton } from './call-button.tsx'
import { CallHoursWords } from './call-hours-words.tsx'
import { CallPromotion } from './call-promotion.tsx'
import { type CompanyContact, namedContacts, numberFor } from './contacts.ts'
import { useContacts } from './use-contacts.ts'
import { useNow } from './use-now.ts'

/** The telephone for the country that is called from, and when somebody picks up. */
export function CallDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useLingui()
  const { phone, promotion } = useRouter().options.context.page
  const contacts = useContacts()
  const now = useNow()
  return (
    <Dialog open={open} onClose={onClose} closeLabel={t`Close`} title={<Trans>Call us</Trans>}>
      {contacts ? <Numbers contacts={contacts} /> : <LookingUp />}
      <CallHoursWords hours={phone} now={now} zone={deviceZone()} />
      <CallPromotion promotion={promotion} hours={phone} now={now} />
      <p className="text-sm text-muted">
        <Trans>Your phone company’s rates apply.</Trans>
      </p>
    </Dialog>
  )
}

function LookingUp() {
  return (
    <output>
      <span className="sr-only">
        <Trans>Looking up the number</Trans>
      </span>
      <Skeleton className="h-12 w-60" />
    </output>
  )
}

const anyOther = ''

function Numbers({ contacts }: { readonly contacts: readonly CompanyContact[] }) {
  const { t, i18n } = useLingui()
  const { phone, visitor } = useRouter().options.context.page
  const isKnown = contacts.some(({ countryCode }) => countryCode === visitor.country)
  const [country, setCountry] = useState(isKnown ? (visitor.country ?? anyOther) : anyOther)
  const options = [
    ...namedContacts(contacts, i18n.locale).map((contact) => ({ value: contact.countryCode, label: contact.country })),
    { value: anyOther, label: t`Any other country` },
  ]
  const number = numberFor(contacts, country, phone.number)
  return (
    <>
      {contacts.length > 0 && (
        <Field label={<Trans>Calling from</Trans>}>
          {(control) => (
            <NativeSelect
              {...control}
              options={options}
              value={country}
              onChange={({ currentTarget }) => setCountry(currentTarget.value)}
            />
          )}
        </Field>
      )}
      <div aria-live="polite">{number !== undefined && <CallButton number={number} />}</div>
    </>
  )
}
