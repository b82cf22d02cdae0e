import { createFileRoute } from '@tanstack/react-router'
import { handleMailForm } from '#/features/trips/booked/mail-form.handler.server.ts'

export const Route = createFileRoute('/user/my-journey/mail')({
  server: {
    handlers: {
      POST: ({ request }) => handleMailForm(request),
      /** a reload after the form was answered, or a link from elsewhere */
      GET: () => new Response(null, { status: 303, headers: { location: '/user/my-journey' } }),
    },
  },
})
