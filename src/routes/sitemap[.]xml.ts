import { createFileRoute } from '@tanstack/react-router'
import { handleSitemap } from '#/features/content/found/sitemap.handler.server.ts'

export const Route = createFileRoute('/sitemap.xml')({
  server: { handlers: { GET: ({ request }) => handleSitemap(request) } },
})
