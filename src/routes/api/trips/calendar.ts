import { createFileRoute } from '@tanstack/react-router'
import { answerTripCalendar } from '#/features/trips/calendar/calendar-answer.server.ts'

/** The flights of a booking for a calendar; only for whoever may see the booking. */
export const Route = createFileRoute('/api/trips/calendar')({
  server: { handlers: { GET: ({ request }) => answerTripCalendar(request) } },
})
