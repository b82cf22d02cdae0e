import { byKind } from '#/features/checkout/product/product-on-pages.ts'
import type { OnTripPage } from '#/features/trips/booked/parts-on-page.ts'

/** What each kind of travel shows on the page of a booking: the `on-trip-page.ts` of each folder. */
export const onTripPage = byKind(
  import.meta.glob<OnTripPage>('./*/on-trip-page.ts', { eager: true, import: 'onTripPage' }),
)
