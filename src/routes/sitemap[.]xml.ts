import { createFileRoute } from '@tanstack/react-router'
import { answerSitemap } from '#/features/content/found/sitemap-answer.server.ts'

export const Route = createFileRoute('/sitemap.xml')({
  server: { handlers: { GET: ({ request }) => answerSitemap(request) } },
})
