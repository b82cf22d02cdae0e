import { Schema } from 'effect'

/** What the same step answers for every kind of travel. */

export const BillingCreated = Schema.Struct({ billingInformationCreated: Schema.Literal(true) })

/** What may be shown of the card that was handed over; `transactionId` is what it is charged under. */
export const RegisteredCard = Schema.Struct({
  transactionId: Schema.String,
  brand: Schema.String,
  last4: Schema.String,
})

/** The provider's page; its address carries `cartId`. */
export const OpenedPage = Schema.Struct({ data: Schema.Struct({ paymentUrl: Schema.String }) })
