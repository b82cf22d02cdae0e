import { createFileRoute } from '@tanstack/react-router'
import { handleCruiseStart } from '#/verticals/cruises/form/cruise-start.handler.server.ts'

export const Route = createFileRoute('/api/cruises/start')({
  server: { handlers: { GET: ({ request }) => handleCruiseStart(new URL(request.url)) } },
})
