import { createFileRoute } from '@tanstack/react-router'
import { handleCheapestFlight } from '#/verticals/flights/prices/cheapest-flight.handler.server.ts'

/** The cheapest flight of some days of departure; the same parameters as `/api/flight-prices`, and an airline. */
export const Route = createFileRoute('/api/flights/cheapest')({
  server: { handlers: { GET: ({ request }) => handleCheapestFlight(new URL(request.url)) } },
})
