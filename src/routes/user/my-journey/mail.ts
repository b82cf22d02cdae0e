import { createFileRoute } from '@tanstack/react-router'
import { backToMyJourney } from '#/features/trips/my-journey/back-to-my-journey.server.ts'
import { handleMailForm } from '#/features/trips/booked/mail-form.handler.server.ts'

export const Route = createFileRoute('/user/my-journey/mail')({
  server: {
    handlers: {
      POST: ({ request }) => handleMailForm(request),
      /** a reload after the form was answered, or a link from elsewhere */
      GET: ({ request }) => backToMyJourney(request),
    },
  },
})
