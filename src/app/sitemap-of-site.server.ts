import { handleSitemap } from '#/features/content/found/sitemap.handler.server.ts'
import { pathsOfTravel } from '#/verticals/public-pages.server.ts'

/** The map of content and of what kinds of travel have public pages of. */
export const sitemapOfSite = (request: Request): Promise<Response> => handleSitemap(request, pathsOfTravel())
