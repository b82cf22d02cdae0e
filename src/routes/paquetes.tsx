import { Outlet, createFileRoute, notFound } from '@tanstack/react-router'

/** A payment that had begun goes on, and leads here once it is made: what was booked is shown, whatever is sold by then. */
const ofBookings = /\/booking\/(?:waiting|success)$/

/** Sold by itself: its own page asks. */
const ofOutings = /\/paquetes\/(?:actividad|tur)\//

/** Flights and hotels at one price: where the operator does not sell them, nobody knows the address. */
export const Route = createFileRoute('/paquetes')({
  beforeLoad: ({ context, location }) => {
    const isOther = [ofBookings, ofOutings].some((addresses) => addresses.test(location.pathname))
    if (context.page.notSold.includes('packages') && !isOther) throw notFound()
  },
  component: Outlet,
})
