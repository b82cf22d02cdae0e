import { createFileRoute } from '@tanstack/react-router'
import { backToMyJourney } from '#/features/trips/my-journey/back-to-my-journey.server.ts'
import { handleLeaveForm } from '#/features/trips/my-journey/leave-device.handler.server.ts'

export const Route = createFileRoute('/user/my-journey/leave')({
  server: {
    handlers: {
      POST: ({ request }) => handleLeaveForm(request),
      /** a reload after the form was answered, or a link from elsewhere */
      GET: ({ request }) => backToMyJourney(request),
    },
  },
})
