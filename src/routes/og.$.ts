import { createFileRoute } from '@tanstack/react-router'
import { answerSharePicture } from '#/app/share-picture.server.ts'

export const Route = createFileRoute('/og/$')({
  server: { handlers: { GET: ({ request }) => answerSharePicture(request) } },
})
