import type { OnPaymentPage } from '#/features/checkout/product/product-on-pages.ts'

/** Flights where they are paid for. */
export const onPaymentPage: OnPaymentPage = {
  kind: 'flight',
  words: '/verticals/flights/payment-parts',
  load: async () => (await import('./payment-parts.ts')).paymentParts,
}
