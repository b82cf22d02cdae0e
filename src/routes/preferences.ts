import { createFileRoute } from '@tanstack/react-router'
import { preferencesAnswer } from '#/features/visitor/preferences/preferences-answer.ts'

export const Route = createFileRoute('/preferences')({
  server: {
    handlers: {
      POST: ({ request }) => preferencesAnswer(request),
      /** a reload after the form was refused, or a link from elsewhere */
      GET: () => new Response(null, { status: 303, headers: { location: '/' } }),
    },
  },
})
