import { Trans } from '@lingui/react/macro'
import { Checkbox } from '#/ui/fields/checkbox.tsx'
import { TitledCard } from '#/ui/titled-card.tsx'
import { useBooking, useDraft } from '../draft/booking-scope.tsx'
import { CustomerField } from './customer-field.tsx'

/** How the airline and we reach whoever books. */
export function ContactCard() {
  const { draft } = useBooking()
  const { customer } = useDraft()
  return (
    <TitledCard title={<Trans>Contact</Trans>}>
      <CustomerField
        field="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        hint={<Trans>The confirmation and every change of the flights go here.</Trans>}
      >
        <Trans>Email</Trans>
      </CustomerField>
      <CustomerField
        field="phone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        required
        hint={<Trans>With the country code, as in +57 300 123 4567.</Trans>}
      >
        <Trans>Contact number</Trans>
      </CustomerField>
      <CustomerField
        field="emergencyContact"
        type="tel"
        autoComplete="off"
        inputMode="tel"
        hint={<Trans>Somebody who stays at home.</Trans>}
      >
        <Trans>Emergency contact number (optional)</Trans>
      </CustomerField>
      <Checkbox
        checked={customer.newsletterSubscribe}
        onChange={({ currentTarget: { checked } }) => draft.edit({ customer: { newsletterSubscribe: checked } })}
      >
        <Trans>Write to me now and then about fares and routes. You can stop it in every mail.</Trans>
      </Checkbox>
    </TitledCard>
  )
}
