import { createIsomorphicFn } from '@tanstack/react-start'
import type { AnyRoute, AnyRouter, ParsedLocation } from '@tanstack/react-router'

/** What a link or a redirect asks for, as far as it can be plain. */
export interface RequestedLocation {
  readonly to?: unknown
  readonly params?: unknown
  readonly search?: unknown
  readonly hash?: unknown
  readonly state?: unknown
  readonly mask?: unknown
  readonly href?: unknown
  readonly leaveParams?: unknown
  readonly _includeValidateSearch?: unknown
}

type RoutesByPath = Pick<AnyRouter, 'routesByPath'> & {
  readonly options: Pick<AnyRouter['options'], 'stringifySearch'>
}

/** The router says nothing of it either; a history gives one its key. */
const noState = {} as ParsedLocation['state']

/** A path of segments that are written the same encoded or not, each of them itself or the name of a parameter. */
const plainPath = /^\/$|^(?:\/\$?[\w~-]+)+$/
const plainValue = /^[\w~-]+$/

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const changesSearch = (route: AnyRoute | undefined): boolean =>
  route !== undefined && (route.options.search?.middlewares !== undefined || changesSearch(route.parentRoute))

/** The path with its parameters; undefined where one is missing or would have to be encoded. */
const filled = (to: string, params: unknown): string | undefined => {
  if (!to.includes('$')) return to
  const values = isObject(params) ? params : {}
  const segments = to.split('/').map((segment) => (segment.startsWith('$') ? values[segment.slice(1)] : segment))
  const isPlain = segments.every(
    (segment) => segment === '' || (typeof segment === 'string' && plainValue.test(segment)),
  )
  return isPlain ? segments.join('/') : undefined
}

/**
 * Where a link leads that names a page of the site from its root, in plain letters. The router finds out the same by matching
 * routes and parsing the address, which for the links of a page was a twelfth of its CPU. Undefined for what is not so plain.
 */
export const fastLocation = (
  { routesByPath, options }: RoutesByPath,
  localized: (pathname: string) => string,
  asked: RequestedLocation,
): ParsedLocation | undefined => {
  const { to, search = {} } = asked
  const isMore = asked.hash || asked.state || asked.mask || asked.href || asked.leaveParams
  if (typeof to !== 'string' || isMore || asked._includeValidateSearch || !isObject(search)) return undefined
  if (!plainPath.test(to) || changesSearch(routesByPath[to])) return undefined
  const pathname = filled(to, asked.params)
  if (pathname === undefined) return undefined
  const searchStr = options.stringifySearch?.(search) ?? ''
  const publicHref = localized(pathname) + searchStr
  return {
    publicHref,
    href: publicHref,
    pathname,
    search,
    searchStr,
    state: noState,
    hash: '',
    external: false,
  }
}

/** Makes a router on the server say at once where plain links lead. In the browser few links are drawn at a time. */
export const installFastLocations = createIsomorphicFn()
  .server((router: AnyRouter, localized: (pathname: string) => string): void => {
    const build = router.buildLocation
    router.buildLocation = ((asked) => fastLocation(router, localized, asked) ?? build(asked)) as typeof build
  })
  .client((_router: AnyRouter, _localized: (pathname: string) => string): void => undefined)
