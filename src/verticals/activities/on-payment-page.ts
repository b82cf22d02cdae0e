import type { OnPaymentPage } from '#/features/checkout/product/product-on-pages.ts'

/** Activities where they are paid for. */
export const onPaymentPage: OnPaymentPage = {
  kind: 'activity',
  words: '/verticals/activities/payment-parts',
  load: async () => (await import('./payment-parts.ts')).paymentParts,
}
