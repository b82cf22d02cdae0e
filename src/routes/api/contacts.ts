import { createFileRoute } from '@tanstack/react-router'
import { handleContacts } from '#/features/call-centre/contacts.handler.server.ts'

export const Route = createFileRoute('/api/contacts')({
  server: { handlers: { GET: () => handleContacts() } },
})
