import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { parseQuery, stringifyQuery } from '#domain/query-parameters.ts'
import { localizePathname, splitLocale } from '#/i18n/locale.ts'
import { type RequestedLocation, fastLocation } from './fast-location.ts'

const rootRoute = createRootRoute()
const route = (path: string, search = {}) => createRoute({ getParentRoute: () => rootRoute, path, ...search })
const kept = {
  search: { middlewares: [({ next, search }: { next: (of: object) => object; search: object }) => next(search)] },
}
const routeTree = rootRoute.addChildren([
  route('/'),
  route('/explorar'),
  route('/$url/results'),
  route('/turs/$country/$package'),
  route('/user/my-journey'),
  route('/kept', kept),
])

const routerOf = (prefixed: boolean) => {
  const localized = (pathname: string): string => (prefixed ? localizePathname(pathname, 'en') : pathname)
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [prefixed ? '/en/explorar?from=MAD' : '/explorar?from=MAD'] }),
    origin: 'http://localhost',
    parseSearch: parseQuery,
    stringifySearch: stringifyQuery,
    rewrite: {
      input: ({ url }) => {
        url.pathname = splitLocale(url.pathname).pathname
        return url
      },
      output: ({ url }) => {
        url.pathname = localized(url.pathname)
        return url
      },
    },
  })
  const ours = (asked: RequestedLocation) => fastLocation(router, localized, asked)
  return { theirs: (asked: RequestedLocation) => router.buildLocation(asked as never), ours }
}

const plain: readonly RequestedLocation[] = [
  { to: '/' },
  { to: '/explorar' },
  { to: '/explorar', search: {} },
  { to: '/explorar', search: { from: 'BOG' } },
  { to: '/user/my-journey' },
  { to: '/not/a/route' },
  {
    to: '/$url/results',
    params: { url: 'vuelos-bogota-madrid' },
    search: { from: 'BOG', stops: '0,1', name: 'a b&ñ 😀' },
  },
  { to: '/explorar', search: { airlines: ['AV', 'IB'], none: undefined, nothing: null, seven: 7 } },
  { to: '/turs/$country/$package', params: { country: 'peru', package: 'peru-clasico' } },
  { to: '/explorar', params: { unused: 'x' } },
]

describe.each([true, false])('with its language in the address: %s', (prefixed) => {
  const { theirs, ours } = routerOf(prefixed)

  it.each(plain)('%o leads where the router says', (asked) => {
    expect(ours(asked)).toEqual(theirs(asked))
  })
})

const { ours } = routerOf(true)

it.each<RequestedLocation>([
  {},
  { to: '.' },
  { to: '..' },
  { to: 'explorar' },
  { to: '/explorar/' },
  { to: '//elsewhere.example' },
  { to: 'https://elsewhere.example' },
  { to: '/a.b/../c' },
  { to: '/explorar', hash: 'top' },
  { to: '/explorar', search: true },
  { to: '/explorar', search: () => ({}) },
  { to: '/explorar', state: { key: 'x' } },
  { to: '/explorar', mask: { to: '/' } },
  { to: '/$url/results' },
  { to: '/$url/results', params: true },
  { to: '/$url/results', params: { url: 'años' } },
  { to: '/$url/results', params: { url: '..' } },
  { to: '/$url/results', params: { url: 'a/b' } },
  { to: '/{-$maybe}/results' },
  { to: '/kept' },
  { href: '/explorar' },
])('%o is left to the router', (asked) => {
  expect(ours(asked)).toBeUndefined()
})
