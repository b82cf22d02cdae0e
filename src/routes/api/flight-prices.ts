import { createFileRoute } from '@tanstack/react-router'
import { handleDayPrices } from '#/verticals/flights/prices/day-prices.handler.server.ts'

export const Route = createFileRoute('/api/flight-prices')({
  server: { handlers: { GET: ({ request }) => handleDayPrices(new URL(request.url)) } },
})
