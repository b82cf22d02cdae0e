import { createFileRoute } from '@tanstack/react-router'
import { handlePreferences } from '#/features/visitor/preferences/preferences.handler.ts'

export const Route = createFileRoute('/preferences')({
  server: {
    handlers: {
      POST: ({ request }) => handlePreferences(request),
      /** a reload after the form was refused, or a link from elsewhere */
      GET: () => new Response(null, { status: 303, headers: { location: '/' } }),
    },
  },
})
