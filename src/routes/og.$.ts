import { createFileRoute } from '@tanstack/react-router'
import { handleSharePicture } from '#/app/share-picture.handler.server.ts'

export const Route = createFileRoute('/og/$')({
  server: { handlers: { GET: ({ request }) => handleSharePicture(request) } },
})
