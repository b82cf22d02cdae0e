import { runServer } from '#/server/runtime.server.ts'
import { siteOrigin } from '#/server/visitor/site-settings.server.ts'
import { contentPaths } from '../wire/content.server.ts'
import { sitemapPages, sitemapXml } from './sitemap.ts'

const anHour = 3600
const fiveMinutes = 300

/** Half a map would tell search engines that the other half is gone: they are asked to come again. */
const later = (): Response =>
  new Response('The map of this site could not be drawn just now.\n', {
    status: 503,
    headers: { 'retry-after': String(fiveMinutes), 'cache-control': 'no-store', 'content-type': 'text/plain' },
  })

export const handleSitemap = async (request: Request): Promise<Response> => {
  const found = await runServer(contentPaths())
  if (!found.ok) return later()
  return new Response(sitemapXml(siteOrigin(request), sitemapPages(found.value)), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': `public, max-age=${anHour}` },
  })
}
