import { createFileRoute } from '@tanstack/react-router'
import { handleAssistant } from '#/app/assistant.handler.server.ts'

export const Route = createFileRoute('/api/assistant')({
  server: { handlers: { GET: () => handleAssistant() } },
})
