import { createFileRoute } from '@tanstack/react-router'
import { answerDayPrices } from '#/verticals/flights/prices/day-prices-answer.server.ts'

export const Route = createFileRoute('/api/flight-prices')({
  server: { handlers: { GET: ({ request }) => answerDayPrices(new URL(request.url)) } },
})
