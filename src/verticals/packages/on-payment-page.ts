import type { OnPaymentPage } from '#/features/checkout/product/product-on-pages.ts'

/** With bags, and what the hotel takes itself. */
export const onPaymentPage: OnPaymentPage = {
  kind: 'package',
  load: async () => (await import('./payment-parts.ts')).paymentParts,
}
