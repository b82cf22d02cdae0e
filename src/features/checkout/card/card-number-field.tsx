import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { Field } from '#/ui/fields/field.tsx'
import { Icon } from '#/ui/icon.tsx'
import { TextInput } from '#/ui/fields/text-input.tsx'
import { useBooking } from '../draft/booking-scope.tsx'
import { cardBrandNames } from './card-brand-names.ts'
import { brandOf } from '#domain/card/card-brands.ts'
import { compactCardNumber } from '#domain/card/card-number.ts'
import { useCardInput } from './use-card-input.ts'

/** The number, grouped as on the card, and the brand that its first digits give away. */
export function CardNumberField() {
  const { error, input } = useCardInput('number')
  return (
    <Field
      label={<Trans>Card number</Trans>}
      hint={<Trans>Visa, Mastercard, American Express, Diners Club, Discover, JCB and others.</Trans>}
      error={error}
    >
      {(control) => (
        <span className="relative block">
          <TextInput
            {...control}
            {...input}
            inputMode="numeric"
            autoComplete="cc-number"
            spellCheck={false}
            required
            className="figures min-[24rem]:pe-30 sm:pe-36"
          />
          <CardBrandMark />
        </span>
      )}
    </Field>
  )
}

/** In the field, or under it where the field has only room for the number. */
function CardBrandMark() {
  const { number } = useSnapshot(useBooking().card.state).fields
  const brand = brandOf(compactCardNumber(number))
  return (
    <output className="pointer-events-none flex items-center text-xs font-semibold text-muted max-[24rem]:mt-1 min-[24rem]:absolute min-[24rem]:end-3 min-[24rem]:top-1/2 min-[24rem]:-translate-y-1/2 sm:text-sm">
      {brand ? cardBrandNames[brand] : <Icon name="i-lucide-credit-card" />}
    </output>
  )
}
