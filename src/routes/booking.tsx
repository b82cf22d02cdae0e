import { Outlet, createFileRoute, notFound } from '@tanstack/react-router'
import { BookingFrame } from '#/features/checkout/booking-frame.tsx'
import { bookingWords } from '#/verticals/booking-words.ts'

export const Route = createFileRoute('/booking')({
  beforeLoad: ({ location }) => {
    if (/\/booking\/?$/.test(location.pathname)) throw notFound()
  },
  component: Booking,
})

function Booking() {
  return (
    <BookingFrame words={bookingWords}>
      <Outlet />
    </BookingFrame>
  )
}
