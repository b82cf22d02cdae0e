import { createFileRoute } from '@tanstack/react-router'
import { answerFlightList } from '#/verticals/flights/offer/flight-list-answer.server.ts'

/** All offers of a search as JSON of columns; the same parameters as the results page. */
export const Route = createFileRoute('/api/flights/list')({
  server: { handlers: { GET: ({ request }) => answerFlightList(new URL(request.url)) } },
})
