import { createFileRoute } from '@tanstack/react-router'
import { handleLookupForm } from '#/features/trips/my-journey/lookup-form.handler.server.ts'

export const Route = createFileRoute('/user/my-journey/lookup')({
  server: {
    handlers: {
      POST: ({ request }) => handleLookupForm(request),
      /** a reload after the form was answered, or a link from elsewhere */
      GET: () => new Response(null, { status: 303, headers: { location: '/user/my-journey' } }),
    },
  },
})
