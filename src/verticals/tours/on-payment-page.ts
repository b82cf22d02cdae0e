import type { OnPaymentPage } from '#/features/checkout/product/product-on-pages.ts'

/** Tours where they are paid for. */
export const onPaymentPage: OnPaymentPage = {
  kind: 'tour',
  words: '/verticals/tours/payment-parts',
  load: async () => (await import('./payment-parts.ts')).paymentParts,
}
