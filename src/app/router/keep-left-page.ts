import type { AnyRouter } from '@tanstack/react-router'

/**
 * Keeps the matches of a router's first page until the page after it is shown. The first page is hydrated part by part, and a link
 * outside of a part can be pressed before that part had its turn: React hydrates it then, to replace it, and the router would have
 * nothing left to render it with (a TypeError, reported as React error 422).
 */
export const keepLeftPage = (router: AnyRouter): void => {
  const { stores } = router
  const { setMatches } = stores
  stores.setMatches = (next) => {
    const left = stores.matches.get().filter(({ routeId }) => !next.some((match) => match.routeId === routeId))
    setMatches(next)
    if (left.length === 0) return
    stores.setMatches = setMatches
    for (const match of left) stores.byRoute.get(match.routeId)?.set(match)
    const unsubscribe = router.subscribe('onRendered', () => {
      unsubscribe()
      for (const { routeId } of left.filter((match) => !stores.ids.get().includes(match.routeId)))
        stores.byRoute.get(routeId)?.set(() => undefined)
    })
  }
}
