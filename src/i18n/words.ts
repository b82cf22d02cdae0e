import type { I18n, Messages } from '@lingui/core'

/** Where one language's words are: those of every page, and those of each route beyond them. */
export interface WordUrls {
  readonly core: string
  /** by the router's id of the route, without a slash at its end; `later`: see `shellWords` */
  readonly routes: Readonly<Record<string, string>>
}

/**
 * Stands in the place of a route's id for what the shell of every page loads late, and for parts of pages that stay as they
 * were sent (`…-part.tsx`): learn it before any of them is rendered in the browser.
 */
export const shellWords = 'later'

/** The same for what a booking may have to ask or to tell on any of its pages. */
export const newsWords = 'news'

/** The same for what is told while Pay runs. */
export const payingWords = 'paying'

/** The same for the page to pay on where seats are held and paid for later. */
export const holdWords = 'hold'

const keyOf = (routeId: string): string => routeId.replace(/(?<=.)\/$/, '')

/** The files that hold what the given routes say. */
export const wordFiles = ({ core, routes }: WordUrls, routeIds: readonly string[]): readonly string[] => [
  core,
  ...routeIds.flatMap((id) => routes[keyOf(id)] ?? []),
]

const load = async (url: string): Promise<Messages> => {
  const file: { messages: Messages } = await import(/* @vite-ignore */ url)
  return file.messages
}

/**
 * Adds to the translator what the given routes say, as it is said where the visitor is, unless it knows it already. For the
 * browser alone: the server knows all.
 */
export const createWordLoader = (i18n: I18n, urls: WordUrls, said: (messages: Messages) => Messages) => {
  const known = new Set<string>()
  return async (routeIds: readonly string[]): Promise<void> => {
    const missing = wordFiles(urls, routeIds).filter((url) => !known.has(url))
    if (missing.length === 0) return
    const found = await Promise.all(missing.map(load))
    for (const url of missing) known.add(url)
    // unannounced: whatever says these words is rendered after this, and a page rendered anew loses its parts still asleep
    Object.assign(i18n.messages, ...found.map(said))
  }
}
