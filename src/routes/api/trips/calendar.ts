import { createFileRoute } from '@tanstack/react-router'
import { handleTripCalendar } from '#/features/trips/calendar/calendar.handler.server.ts'

/** The flights of a booking for a calendar; only for whoever may see the booking. */
export const Route = createFileRoute('/api/trips/calendar')({
  server: { handlers: { GET: ({ request }) => handleTripCalendar(request) } },
})
