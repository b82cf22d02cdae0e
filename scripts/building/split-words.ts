import type { BuiltModule } from './built-modules.ts'

type Messages = Readonly<Record<string, unknown>>

/** Built modules by id. */
type Modules = ReadonlyMap<string, BuiltModule>

const routesFolder = '/src/routes/'

/** The name of a file of the routes folder: `booking.summary`; undefined for any other, and for the root. */
const routeFileOf = (moduleId: string): string | undefined => {
  const [, file] = moduleId.split(routesFolder)
  const name = file?.split('?')[0]?.replace(/\.tsx?$/, '')
  return name?.startsWith('__') ? undefined : name
}

/** The id that the router gives to a file of the routes folder: `booking.summary.tsx` is `/booking/summary`. */
const routeIdOf = (moduleId: string): string | undefined => {
  const name = routeFileOf(moduleId)
  return name === undefined ? undefined : `/${name.replaceAll('.', '/')}`.replace(/\/index$/, '') || '/'
}

/** Whether it stands around what the addresses under its own show. */
const isLayout = (moduleId: string): boolean => !/(?:^|[./])index$/.test(routeFileOf(moduleId) ?? 'index')

const reachable = (
  from: readonly string[],
  modules: Modules,
  next: (id: string, module: BuiltModule) => readonly string[],
): ReadonlySet<string> => {
  const seen = new Set<string>()
  const waiting = [...from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const module = modules.get(id)
    if (module === undefined || seen.has(id)) continue
    seen.add(id)
    waiting.push(...next(id, module))
  }
  return seen
}

/**
 * Parts of pages that stay as they were sent, in files named `…-part.tsx`: a browser says their words only where somebody
 * comes by the router, which learns them then.
 */
const isSentPart = (id: string): boolean => id.endsWith('-part.tsx')

/**
 * Whose words are asked for with it: what a kind of travel shows on the page to pay on, of which a booking needs one, as
 * `/verticals/flights/payment-parts`; `hold`, of those that are paid for later; `restart`, before all that was typed is forgotten; `paying`, once somebody is there who may pay; and
 * `news` of bookings, which most have none of.
 */
const lateOwnerOf = (id: string): string | undefined => {
  if (/\/booking-(?:dialogs|news)\.tsx$/.test(id)) return 'news'
  if (id.endsWith('/hold-form.tsx')) return 'hold'
  if (id.endsWith('/restart-dialog.tsx')) return 'restart'
  if (/\/(?:pay-progress-dialog\.tsx|booking\/(?:[a-z]+-)?steps\.ts)$/.test(id)) return 'paying'
  return /\/verticals\/[a-z-]+\/payment-parts(?=\.ts$)/.exec(id)?.[0]
}

/** Message ids are six characters of a hash; anything of that shape that the catalogue knows counts as used. */
const idsIn = (ids: Iterable<string>, modules: Modules, known: Messages): ReadonlySet<string> =>
  new Set(
    [...ids].flatMap((of) =>
      [...(modules.get(of)?.code.matchAll(/[`"']([A-Za-z0-9_-]{6})[`"']/g) ?? [])].flatMap(([, id = '']) =>
        Object.hasOwn(known, id) ? [id] : [],
      ),
    ),
  )

const pick = (messages: Messages, ids: ReadonlySet<string>): Messages =>
  Object.fromEntries([...ids].toSorted().map((id) => [id, messages[id]]))

export interface SplitWords {
  /** what the shell of every page says */
  readonly core: Messages
  /**
   * What each route says beyond it and the routes around it, by the router's id without a slash at its end; `later`: what the shell
   * loads late, and parts that were sent whole; and what is loaded with a booking, or for its news.
   */
  readonly routes: Readonly<Record<string, Messages>>
}

/** One language's words, told apart by what each route can come to show: its own modules and all that those may load. */
export const splitWords = (modules: Modules, messages: Messages): SplitWords => {
  const all = [...modules.keys()]
  const shell = reachable(
    all.filter((id) => modules.get(id)?.isEntry),
    modules,
    (_id, { imports }) => imports,
  )
  const coreIds = idsIn(shell, modules, messages)
  const comesByItself = (id: string): boolean => !isSentPart(id) && lateOwnerOf(id) === undefined
  const shownBy = (own: readonly string[]): ReadonlySet<string> => {
    const shown = reachable(own, modules, (id, { imports, dynamicImports }) =>
      shell.has(id) ? [] : [...imports, ...dynamicImports.filter(comesByItself)],
    )
    return new Set([...idsIn(shown, modules, messages)].filter((id) => !coreIds.has(id)))
  }
  const owners = new Map<string, string[]>()
  const layouts = new Set<string>()
  for (const id of all) {
    const owner = routeIdOf(id) ?? lateOwnerOf(id)
    if (owner === undefined) continue
    owners.set(owner, [...(owners.get(owner) ?? []), ...(shell.has(id) ? [] : [id])])
    if (isLayout(id)) layouts.add(owner)
  }
  const late = [...shell].flatMap((id) => modules.get(id)?.dynamicImports ?? [])
  owners.set(
    'later',
    [...late, ...all.filter(isSentPart)].filter((id) => !shell.has(id) && routeIdOf(id) === undefined),
  )
  const shown = new Map([...owners].map(([owner, own]) => [owner, shownBy(own)]))
  const wordsOf = (owner: string, ids: ReadonlySet<string>): Messages => {
    const around = [...layouts].filter((layout) => owner.startsWith(`${layout}/`))
    const isKnown = (id: string): boolean => around.some((layout) => shown.get(layout)?.has(id))
    return pick(messages, new Set([...ids].filter((id) => !isKnown(id))))
  }
  const routes = [...shown].map(([owner, ids]) => [owner, wordsOf(owner, ids)] as const)
  return {
    core: pick(messages, coreIds),
    routes: Object.fromEntries(routes.filter(([, words]) => Object.keys(words).length > 0)),
  }
}
