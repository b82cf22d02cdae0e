import type { OnPaymentPage } from '#/features/checkout/product/product-on-pages.ts'

/** With bags, and what the hotel takes itself. */
export const onPaymentPage: OnPaymentPage = {
  kind: 'package',
  words: '/verticals/packages/payment-parts',
  load: async () => (await import('./payment-parts.ts')).paymentParts,
}
