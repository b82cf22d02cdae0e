import { createFileRoute } from '@tanstack/react-router'
import { handleGridPrices } from '#/verticals/flights/prices/grid-prices.handler.server.ts'

/** Lowest prices of the days around a round trip. */
export const Route = createFileRoute('/api/flights/grid')({
  server: { handlers: { GET: ({ request }) => handleGridPrices(new URL(request.url)) } },
})
