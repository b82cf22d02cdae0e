import { createFileRoute } from '@tanstack/react-router'
import { answerLookupForm } from '#/features/trips/my-journey/lookup-form-answer.server.ts'

export const Route = createFileRoute('/user/my-journey/lookup')({
  server: {
    handlers: {
      POST: ({ request }) => answerLookupForm(request),
      /** a reload after the form was answered, or a link from elsewhere */
      GET: () => new Response(null, { status: 303, headers: { location: '/user/my-journey' } }),
    },
  },
})
