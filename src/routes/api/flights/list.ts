import { createFileRoute } from '@tanstack/react-router'
import { handleFlightList } from '#/verticals/flights/offer/flight-list.handler.server.ts'

/** All offers of a search as JSON of columns; the same parameters as the results page. */
export const Route = createFileRoute('/api/flights/list')({
  server: { handlers: { GET: ({ request }) => handleFlightList(new URL(request.url)) } },
})
