import { type BillingFaults, type BillingText, billingFieldName, billingMessages } from '../billing/billing.ts'
import type { PaymentMethod } from '../machine/booking-payment.ts'
import { type CardErrors, type CardField, cardMessages } from '../card/card-form.ts'
import type { FormFault } from '../travellers/traveller-faults.ts'

/** What a field of the card is called, for whoever is led to it. Card fields have no `name`: no form can send them. */
export const cardFieldName = (field: CardField): string => `card-${field}`

const cardOrder: readonly CardField[] = ['number', 'expiry', 'cvv', 'name']
const billingOrder: readonly BillingText[] = [
  'country',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'city',
  'region',
  'postcode',
]

interface Entered {
  readonly method: PaymentMethod
  readonly card: CardErrors
  readonly billing: BillingFaults
}

/** Everything that keeps Pay from being pressed, in the order of the page. The name on the card is asked once, and told once. */
export const payFaults = ({ method, card, billing }: Entered): readonly FormFault[] => {
  const ofBilling = (field: BillingText): readonly FormFault[] => {
    const fault = billing[field]
    return fault === undefined ? [] : [{ field: billingFieldName(field), message: billingMessages[fault] }]
  }
  const ofCard = (field: CardField): readonly FormFault[] =>
    card[field] ? [{ field: cardFieldName(field), message: cardMessages[field] }] : []
  return [
    ...(method === 'card' ? cardOrder.flatMap(ofCard) : ofBilling('cardHolderName')),
    ...billingOrder.flatMap(ofBilling),
  ]
}

/** Goes to the field that a fault is about. */
export const focusPayField = (form: HTMLFormElement | null, field: string): void =>
  form?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus()
