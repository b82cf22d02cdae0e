import { createFileRoute } from '@tanstack/react-router'
import { answerCheapestFlight } from '#/verticals/flights/prices/cheapest-flight-answer.server.ts'

/** The cheapest flight of some days of departure; the same parameters as `/api/flight-prices`, and an airline. */
export const Route = createFileRoute('/api/flights/cheapest')({
  server: { handlers: { GET: ({ request }) => answerCheapestFlight(new URL(request.url)) } },
})
