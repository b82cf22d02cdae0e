import type { BookingNews } from '../product/booking-words.ts'
import { FailedPaymentDialog } from './failed-payment-dialog.tsx'
import { PriceChangeDialog } from './price-change-dialog.tsx'

/** What a booking may have to ask or tell on any of its pages. */
export function BookingDialogs({ news }: { readonly news: BookingNews }) {
  return (
    <>
      <FailedPaymentDialog news={news} />
      <PriceChangeDialog news={news} />
    </>
  )
}
