/** What of a built chunk matters here; the bundler's own chunks fit. */
export interface BuiltChunk {
  readonly fileName: string
  readonly code: string
  readonly isEntry: boolean
  readonly moduleIds: readonly string[]
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
}

type Messages = Readonly<Record<string, unknown>>

const routesFolder = '/src/routes/'

/** The id that the router gives to a file of the routes folder: `booking.summary.tsx` is `/booking/summary`. */
const routeIdOf = (moduleId: string): string | undefined => {
  const [, file] = moduleId.split(routesFolder)
  const name = file?.split('?')[0]?.replace(/\.tsx?$/, '')
  if (name === undefined || name.startsWith('__')) return undefined
  return `/${name.replaceAll('.', '/')}`.replace(/\/index$/, '') || '/'
}

const reachable = (
  from: readonly BuiltChunk[],
  all: ReadonlyMap<string, BuiltChunk>,
  next: (chunk: BuiltChunk) => readonly string[],
): ReadonlySet<BuiltChunk> => {
  const seen = new Set<BuiltChunk>()
  const waiting = [...from]
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (seen.has(chunk)) continue
    seen.add(chunk)
    waiting.push(...next(chunk).flatMap((name) => all.get(name) ?? []))
  }
  return seen
}

/**
 * Parts of pages that stay as they were sent, in files named `…-part.tsx`: a browser says their words only where somebody
 * comes by the router, which learns them then.
 */
const isSentPart = ({ moduleIds }: BuiltChunk): boolean => moduleIds.some((id) => id.endsWith('-part.tsx'))

/** Message ids are six characters of a hash; anything of that shape that the catalogue knows counts as used. */
const idsIn = (chunks: Iterable<BuiltChunk>, known: Messages): ReadonlySet<string> =>
  new Set(
    [...chunks].flatMap(({ code }) =>
      [...code.matchAll(/[`"']([A-Za-z0-9_-]{6})[`"']/g)].flatMap(([, id = '']) =>
        Object.hasOwn(known, id) ? [id] : [],
      ),
    ),
  )

const pick = (messages: Messages, ids: ReadonlySet<string>): Messages =>
  Object.fromEntries([...ids].toSorted().map((id) => [id, messages[id]]))

export interface SplitWords {
  /** what the shell of every page says */
  readonly core: Messages
  /** what each route says beyond it, by the router's id without a slash at its end; `later`: what the shell loads late, and parts that were sent whole */
  readonly routes: Readonly<Record<string, Messages>>
}

/** One language's words, told apart by what each route can come to show: its own chunks and all that those may load. */
export const splitWords = (chunks: readonly BuiltChunk[], messages: Messages): SplitWords => {
  const all = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const shell = reachable(
    chunks.filter(({ isEntry }) => isEntry),
    all,
    ({ imports }) => imports,
  )
  const coreIds = idsIn(shell, messages)
  const routeIds = new Set(chunks.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => routeIdOf(id) ?? [])))
  const parts = new Set(chunks.filter(isSentPart).map(({ fileName }) => fileName))
  const wordsOf = (own: readonly BuiltChunk[]): Messages => {
    const shown = reachable(own, all, (chunk) =>
      shell.has(chunk) ? [] : [...chunk.imports, ...chunk.dynamicImports.filter((name) => !parts.has(name))],
    )
    return pick(messages, new Set([...idsIn(shown, messages)].filter((id) => !coreIds.has(id))))
  }
  const isOfRoute = ({ moduleIds }: BuiltChunk): boolean => moduleIds.some((id) => routeIdOf(id) !== undefined)
  const ofRoute = (routeId: string): readonly BuiltChunk[] =>
    chunks.filter((chunk) => !shell.has(chunk) && chunk.moduleIds.some((id) => routeIdOf(id) === routeId))
  const late = [...shell].flatMap((chunk) => chunk.dynamicImports.flatMap((name) => all.get(name) ?? []))
  const owners: readonly (readonly [string, readonly BuiltChunk[]])[] = [
    ...[...routeIds].map((routeId) => [routeId, ofRoute(routeId)] as const),
    ['later', [...late, ...chunks.filter(isSentPart)].filter((chunk) => !shell.has(chunk) && !isOfRoute(chunk))],
  ]
  return {
    core: pick(messages, coreIds),
    routes: Object.fromEntries(
      owners.map(([owner, own]) => [owner, wordsOf(own)] as const).filter(([, words]) => Object.keys(words).length > 0),
    ),
  }
}
