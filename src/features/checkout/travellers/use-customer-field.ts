import { useLingui } from '@lingui/react/macro'
import { useBooking, useDraft } from '../draft/booking-scope.tsx'
import { type Customer, customerFaults, customerMessages } from './customer.ts'
import { draftLengths } from '../draft/draft-lengths.ts'
import { useTouchedFields } from '../draft/touched-fields.tsx'

export type CustomerText = Exclude<keyof Customer, 'newsletterSubscribe' | 'frequentFlyerNumber'>

export const customerFieldName = (field: CustomerText): string => `customer-${field}`

/** One way to reach the travellers as an `input` needs it; its message comes once it was left. */
export const useCustomerField = (field: CustomerText) => {
  const { i18n } = useLingui()
  const { draft } = useBooking()
  const { customer } = useDraft()
  const { isTouched, leave } = useTouchedFields()
  const name = customerFieldName(field)
  const fault = isTouched(name) ? customerFaults(customer)[field] : undefined
  return {
    error: fault && i18n._(customerMessages[fault]),
    input: {
      name,
      maxLength: draftLengths.customer[field],
      value: customer[field],
      onBlur: () => leave(name),
    },
    edit: (value: string): void => draft.edit({ customer: { [field]: value } }),
  }
}
