import { createFileRoute } from '@tanstack/react-router'
import { handlePackageStays } from '#/verticals/packages/offer/package-lists.handler.server.ts'

/** All stays with a flight as JSON of columns; the same parameters as the results page. */
export const Route = createFileRoute('/api/packages/stays')({
  server: { handlers: { GET: ({ request }) => handlePackageStays(new URL(request.url)) } },
})
