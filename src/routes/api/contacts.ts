import { createFileRoute } from '@tanstack/react-router'
import { contactsAnswer } from '#/features/call-centre/contacts-answer.server.ts'

export const Route = createFileRoute('/api/contacts')({
  server: { handlers: { GET: () => contactsAnswer() } },
})
