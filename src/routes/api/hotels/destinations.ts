import { createFileRoute } from '@tanstack/react-router'
import { handleDestinations } from '#/features/search/destinations/destinations.handler.server.ts'

export const Route = createFileRoute('/api/hotels/destinations')({
  server: { handlers: { GET: ({ request }) => handleDestinations(new URL(request.url)) } },
})
