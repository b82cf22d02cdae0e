import { createFileRoute } from '@tanstack/react-router'
import { handlePackageFlights } from '#/verticals/packages/offer/package-lists.handler.server.ts'

/** All flights of a search for packages as JSON of columns; the same parameters as the results page. */
export const Route = createFileRoute('/api/packages/flights')({
  server: { handlers: { GET: ({ request }) => handlePackageFlights(new URL(request.url)) } },
})
