import { Trans } from '@lingui/react/macro'
import { Checkbox } from '#/ui/fields/checkbox.tsx'
import { TitledCard } from '#/ui/titled-card.tsx'
import { useBooking, useDraft } from '../draft/booking-scope.tsx'
import { MailField } from './mail-field.tsx'
import { PhoneField } from './phone-field.tsx'

/** How the airline and we reach whoever books. */
export function ContactCard() {
  const { draft } = useBooking()
  const { customer } = useDraft()
  return (
    <TitledCard title={<Trans>Contact</Trans>}>
      <MailField />
      <PhoneField field="phone" autoComplete="tel" required>
        <Trans>Contact number</Trans>
      </PhoneField>
      <PhoneField
        field="emergencyContact"
        autoComplete="off"
        hint={<Trans>Someone who is not traveling with you.</Trans>}
      >
        <Trans>Emergency contact number (optional)</Trans>
      </PhoneField>
      <Checkbox
        checked={customer.newsletterSubscribe}
        onChange={({ currentTarget: { checked } }) => draft.edit({ customer: { newsletterSubscribe: checked } })}
      >
        <Trans>Send me offers and ideas for trips now and then. I can unsubscribe at any time.</Trans>
      </Checkbox>
    </TitledCard>
  )
}
