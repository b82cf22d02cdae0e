import { createFileRoute } from '@tanstack/react-router'
import { handleActivityList } from '#/verticals/activities/offer/activity-list.handler.server.ts'

/** All activities of a search as JSON of columns; the same parameters as the results page, and the language. */
export const Route = createFileRoute('/api/activities/list')({
  server: { handlers: { GET: ({ request }) => handleActivityList(new URL(request.url)) } },
})
