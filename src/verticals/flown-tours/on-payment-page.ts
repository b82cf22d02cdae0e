import type { OnPaymentPage } from '#/features/checkout/product/product-on-pages.ts'

/** With bags, and what the tour's operator takes itself. */
export const onPaymentPage: OnPaymentPage = {
  kind: 'flown_tour',
  words: '/verticals/flown-tours/payment-parts',
  load: async () => (await import('./payment-parts.ts')).paymentParts,
}
