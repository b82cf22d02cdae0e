import { createFileRoute } from '@tanstack/react-router'
import { handleHotelList } from '#/verticals/hotels/offer/hotel-list.handler.server.ts'

/** All hotels of a search as JSON of columns; the same parameters as the results page. */
export const Route = createFileRoute('/api/hotels/list')({
  server: { handlers: { GET: ({ request }) => handleHotelList(new URL(request.url)) } },
})
