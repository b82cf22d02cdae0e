import { Outlet, createFileRoute, notFound } from '@tanstack/react-router'
import { BookingProvider } from '#/features/checkout/booking-scope.tsx'

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
    </BookingProvider>
  )
}
