import type { AnyRouter, RouterHistory } from '@tanstack/react-router'

/** Pages that are read: with another query they are the same page, and no step to go back to (rule route-7). */
const readPages: ReadonlySet<string> = new Set([
  '/',
  '/$countryPage',
  '/$content/$article',
  '/$content/$subpath/$article',
  '/aerolineas/$airlineName',
])

/**
 * Lets a change of nothing but the query take the place of the page's own entry in the history of the browser. So does a
 * step to where one already is: a link that is pressed twice is, as the browser's own, one step to go back.
 */
export const replaceQueries = (router: AnyRouter): void => {
  const history: RouterHistory = router.history
  const push = history.push.bind(history)
  history.push = (path, state, options) => {
    const [now, next] = [new URL(history.location.href, location.origin), new URL(path, location.origin)]
    const isRepeated = now.href === next.href
    const isQueryOnly = now.pathname === next.pathname && now.search !== next.search
    const { routeId } = router.state.matches.at(-1) ?? {}
    const isStill = isQueryOnly && readPages.has(String(routeId).replace(/(?<=.)\/$/, ''))
    if (isRepeated || isStill) history.replace(path, state, options)
    else push(path, state, options)
  }
}
