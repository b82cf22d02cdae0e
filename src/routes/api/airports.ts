import { createFileRoute } from '@tanstack/react-router'
import { handleAirports } from '#/verticals/flights/form/places/airports.handler.server.ts'

export const Route = createFileRoute('/api/airports')({
  server: { handlers: { GET: ({ request }) => handleAirports(new URL(request.url)) } },
})
