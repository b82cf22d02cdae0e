import { createFileRoute } from '@tanstack/react-router'
import { handleRobots } from '#/server/redirects/robots.handler.server.ts'

export const Route = createFileRoute('/robots.txt')({
  server: { handlers: { GET: ({ request }) => handleRobots(request) } },
})
