import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { Field } from '#/ui/fields/field.tsx'
import { NativeSelect } from '#/ui/fields/native-select.tsx'
import { useBooking } from '../draft/booking-scope.tsx'
import { countryOptions } from '../travellers/countries.ts'
import { useBillingField } from './use-billing-field.ts'

/** Begins at the country that the visitor is in, where that is known. */
export function BillingCountry() {
  const { t, i18n } = useLingui()
  const { error, input } = useBillingField('country')
  const countries = useMemo(() => countryOptions(i18n.locale), [i18n.locale])
  useVisitorsCountry(input.value)
  return (
    <Field label={<Trans>Country</Trans>} error={error}>
      {(control) => (
        <NativeSelect
          {...control}
          {...input}
          autoComplete="billing country"
          required
          options={[{ value: '', label: t`Choose a country` }, ...countries]}
        />
      )}
    </Field>
  )
}

const useVisitorsCountry = (chosen: string): void => {
  const { draft } = useBooking()
  const { country } = useRouter().options.context.page.visitor
  useEffect(() => {
    if (chosen === '' && country !== undefined) draft.edit({ billing: { country } })
  }, [draft, chosen, country])
}
