import { createFileRoute } from '@tanstack/react-router'
import { backToMyJourney } from '#/features/trips/my-journey/back-to-my-journey.server.ts'
import { handleLookupForm } from '#/features/trips/my-journey/lookup-form.handler.server.ts'

export const Route = createFileRoute('/user/my-journey/lookup')({
  server: {
    handlers: {
      POST: ({ request }) => handleLookupForm(request),
      /** a reload after the form was answered, or a link from elsewhere */
      GET: ({ request }) => backToMyJourney(request),
    },
  },
})
