import { createFileRoute } from '@tanstack/react-router'
import { answerDayPrices } from '#/features/flights/day-prices-answer.server.ts'

export const Route = createFileRoute('/api/flight-prices')({
  server: { handlers: { GET: ({ request }) => answerDayPrices(new URL(request.url)) } },
})
