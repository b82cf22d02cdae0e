import type { OnPaymentPage } from '#/features/checkout/product/product-on-pages.ts'

/** Flights with an activity where they are paid for. */
export const onPaymentPage: OnPaymentPage = {
  kind: 'outing',
  words: '/verticals/outings/payment-parts',
  load: async () => (await import('./payment-parts.ts')).paymentParts,
}
