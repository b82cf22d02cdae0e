import { createFileRoute } from '@tanstack/react-router'
import { handleTripPaper } from '#/features/trips/paper/paper.handler.server.ts'
import { edgePlaceOf } from '#/features/visitor/edge-place.ts'
import { allowsTestHeaders } from '#/server/visitor/site-settings.server.ts'
import { onTripPage } from '#/verticals/trip-page.ts'

/** The papers of a booking; only for whoever may see the booking. */
export const Route = createFileRoute('/api/trips/paper')({
  server: {
    handlers: {
      GET: ({ request }) => {
        const { country } = edgePlaceOf(request, allowsTestHeaders())
        return handleTripPaper(request, { onTripPages: onTripPage, country })
      },
    },
  },
})
