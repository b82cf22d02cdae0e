import { createFileRoute } from '@tanstack/react-router'
import { answerAirports } from '#/verticals/flights/form/places/airports-answer.server.ts'

export const Route = createFileRoute('/api/airports')({
  server: { handlers: { GET: ({ request }) => answerAirports(new URL(request.url)) } },
})
