import { createFileRoute } from '@tanstack/react-router'
import { preferencesAnswer } from '#/features/visitor/preferences-answer.ts'

export const Route = createFileRoute('/preferences')({
  server: { handlers: { POST: ({ request }) => preferencesAnswer(request) } },
})
