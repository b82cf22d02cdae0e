import { createFileRoute } from '@tanstack/react-router'
import { answerGridPrices } from '#/verticals/flights/prices/grid-prices-answer.server.ts'

/** Lowest prices of the days around a round trip. */
export const Route = createFileRoute('/api/flights/grid')({
  server: { handlers: { GET: ({ request }) => answerGridPrices(new URL(request.url)) } },
})
