import { createFileRoute } from '@tanstack/react-router'
import { sitemapOfSite } from '#/app/sitemap-of-site.server.ts'

export const Route = createFileRoute('/sitemap.xml')({
  server: { handlers: { GET: ({ request }) => sitemapOfSite(request) } },
})
