import { type OnPaymentPage, byKind } from '#/features/checkout/product/product-on-pages.ts'

/** What each kind of travel shows where it is paid for: the `on-payment-page.ts` of each folder. */
export const onPaymentPage = byKind(
  import.meta.glob<OnPaymentPage>('./*/on-payment-page.ts', { eager: true, import: 'onPaymentPage' }),
)
