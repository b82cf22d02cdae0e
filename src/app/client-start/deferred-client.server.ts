import type { AnyRouter } from '@tanstack/react-router'
import { wordFiles } from '#/i18n/words.ts'
import { clientFilesOf, withoutClient } from './client-files.ts'
import { isRead } from './read-page.ts'
// oxlint-disable-next-line import/default -- the build gives the script's text as its default export
import script from './start-client.ts?bundled'

/** A script of a page, and what it finds in its `data-files`. */
export interface DeferredClient {
  readonly script: string
  readonly files: string
}

/**
 * Takes what starts the client out of a page, and gives what starts it once the page has been painted, or once it is touched
 * where it is read. While developing, where the client is no file, every page starts it at once.
 */
export const takeDeferredClient = (router: AnyRouter): DeferredClient | undefined => {
  const manifest = router.ssr?.manifest
  const matches = router.stores.matches.get()
  if (import.meta.env.DEV || !manifest) return undefined
  const { words } = router.options.context.page
  const routeIds = matches.map(({ routeId }) => routeId)
  const routes = routeIds.flatMap((id) => {
    const route = manifest.routes[id]
    return route ? [[id, route] as const] : []
  })
  const files = clientFilesOf(
    routes.map(([, route]) => route),
    words ? wordFiles(words, routeIds) : [],
    isRead(matches) ? 'touch' : 'paint',
  )
  const left = Object.fromEntries(routes.map(([id, route]) => [id, withoutClient(route)]))
  router.ssr = { manifest: { ...manifest, routes: left } }
  return { script, files: JSON.stringify(files) }
}
