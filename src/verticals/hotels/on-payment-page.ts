import type { OnPaymentPage } from '#/features/checkout/product/product-on-pages.ts'

/** Stays where they are paid for. */
export const onPaymentPage: OnPaymentPage = {
  kind: 'hotel',
  words: '/verticals/hotels/payment-parts',
  load: async () => (await import('./payment-parts.ts')).paymentParts,
}
