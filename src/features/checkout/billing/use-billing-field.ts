import { useLingui } from '@lingui/react/macro'
import type { ChangeEvent } from 'react'
import { type BillingText, billingFaults, billingFieldName, billingMessages } from './billing.ts'
import { useBooking, useDraft } from '../draft/booking-scope.tsx'
import { useTouchedFields } from '../draft/touched-fields.tsx'

/** A line of the billing address as an `input` or a `select` needs it; its message comes once it was left. */
export const useBillingField = (name: BillingText) => {
  const { i18n } = useLingui()
  const { draft } = useBooking()
  const { billing } = useDraft()
  const { isTouched, leave } = useTouchedFields()
  const fault = isTouched(name) ? billingFaults(billing)[name] : undefined
  return {
    error: fault && i18n._(billingMessages[fault]),
    input: {
      'data-field': billingFieldName(name),
      value: billing[name],
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>): void =>
        draft.edit({ billing: { [name]: value } }),
      onBlur: () => leave(name),
    },
  }
}
