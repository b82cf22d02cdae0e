import { movedTo } from '#/server/redirects/redirect-settings.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { sellsPackages, siteOrigin } from '#/server/visitor/site-settings.server.ts'
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

/** Whether a path leads nowhere, or somewhere else by the operator's rules. */
const isGone = (path: string): boolean => (path === '/paquetes' && !sellsPackages()) || movedTo(path) !== undefined

/** `more`: pages below the site's own, without a language, in every language; undefined where they cannot be had. */
export const handleSitemap = async (
  request: Request,
  more: Promise<readonly string[] | undefined>,
): Promise<Response> => {
  const [found, others] = await Promise.all([runServer(contentPaths()), more])
  if (!found.ok || !others) return later()
  return new Response(sitemapXml(siteOrigin(request), sitemapPages(found.value, isGone, others)), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': `public, max-age=${anHour}` },
  })
}
