import { Outlet, createFileRoute, notFound } from '@tanstack/react-router'
import { BookingProvider } from '#/features/checkout/draft/booking-provider.tsx'
import { FailedPaymentDialog } from '#/features/checkout/payment/failed-payment-dialog.tsx'
import { PriceChangeDialog } from '#/features/checkout/payment/price-change-dialog.tsx'

export const Route = createFileRoute('/booking')({
  beforeLoad: ({ location }) => {
    if (/\/booking\/?$/.test(location.pathname)) throw notFound()
  },
  component: Booking,
})

function Booking() {
  return (
    <BookingProvider>
      <Outlet />
      <FailedPaymentDialog />
      <PriceChangeDialog />
    </BookingProvider>
  )
}
