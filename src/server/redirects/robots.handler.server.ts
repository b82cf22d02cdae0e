import { robotsText } from './robots.ts'
import { siteOrigin } from '../visitor/site-settings.server.ts'

const aDay = 86_400

export const handleRobots = (request: Request): Response =>
  new Response(robotsText(siteOrigin(request)), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': `public, max-age=${aDay}` },
  })
