import { Outlet, createFileRoute, notFound } from '@tanstack/react-router'
import { BookingProvider } from '#/features/checkout/booking-provider.tsx'
import { FailedPaymentDialog } from '#/features/checkout/failed-payment-dialog.tsx'
import { PriceChangeDialog } from '#/features/checkout/price-change-dialog.tsx'

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
