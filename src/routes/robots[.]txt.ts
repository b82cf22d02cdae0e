import { createFileRoute } from '@tanstack/react-router'
import { answerRobots } from '#/server/redirects/robots-answer.server.ts'

export const Route = createFileRoute('/robots.txt')({
  server: { handlers: { GET: ({ request }) => answerRobots(request) } },
})
