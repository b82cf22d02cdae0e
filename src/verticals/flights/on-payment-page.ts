import type { OnPaymentPage } from '#/features/checkout/product/product-on-pages.ts'

/** Flights where they are paid for. */
export const onPaymentPage: OnPaymentPage = {
  kind: 'flight',
  load: async () => (await import('./payment-parts.ts')).paymentParts,
}
