import {
  type AnyRouteMatch,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { keepLeftPage } from './keep-left-page.ts'

const rootRoute = createRootRoute()
const routeTree = rootRoute.addChildren([
  createRoute({ getParentRoute: () => rootRoute, path: '/' }),
  createRoute({ getParentRoute: () => rootRoute, path: '/next' }),
  createRoute({ getParentRoute: () => rootRoute, path: '/last' }),
])

const startAt = (path: string) => {
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) })
  keepLeftPage(router)
  const open = (pathname: string): readonly AnyRouteMatch[] => {
    const matches = router.matchRoutes(pathname, {})
    router.stores.setMatches(matches)
    return matches
  }
  const matchOf = (routeId: string): AnyRouteMatch | undefined => router.stores.byRoute.get(routeId)?.get()
  const render = (): void =>
    router.emit({
      type: 'onRendered',
      toLocation: router.latestLocation,
      pathChanged: true,
      hrefChanged: true,
      hashChanged: true,
    })
  return { open, matchOf, render }
}

it('what the first page shows stands until the next page is shown in its place', () => {
  const { open, matchOf, render } = startAt('/')
  const first = open('/').at(-1)
  open('/next')
  expect(matchOf('/')).toBe(first)
  expect(matchOf('/next')).toBeDefined()
  render()
  expect(matchOf('/')).toBeUndefined()
  expect(matchOf('/next')).toBeDefined()
})

it('whoever turns back before the next page is shown keeps the first', () => {
  const { open, matchOf, render } = startAt('/')
  open('/')
  open('/next')
  const again = open('/').at(-1)
  render()
  expect(matchOf('/')).toBe(again)
})

it('later pages are left as ever', () => {
  const { open, matchOf, render } = startAt('/')
  open('/')
  open('/next')
  render()
  open('/last')
  expect(matchOf('/next')).toBeUndefined()
})
