import { createFileRoute } from '@tanstack/react-router'
import { assistantAnswer } from '#/app/assistant-answer.server.ts'

export const Route = createFileRoute('/api/assistant')({
  server: { handlers: { GET: () => assistantAnswer() } },
})
