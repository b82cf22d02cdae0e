import type { I18n, Messages } from '@lingui/core'

/**
 * Where one language's words are, as short as each page can carry it: how its files are named, the one with the words of every
 * page, and each other with the routes that say them, by the router's ids without a slash at their end.
 * `/assets/words-es-*.js;Ky67uj09;vmU1xbt7=/;YyZQn12l=/vuelos,/noticias`
 */
export type WordPlaces = string

/**
 * Stands in the place of a route's id for what the shell of every page loads late, and for parts of pages that stay as they
 * were sent (`…-part.tsx`): learn it before any of them is rendered in the browser.
 */
export const shellWords = 'later'

/** The same for what a booking may have to ask or to tell on any of its pages. */
export const newsWords = 'news'

/** The same for what is told while Pay runs. */
export const payingWords = 'paying'

/** The same for what asks before a booking is started over. */
export const restartWords = 'restart'

/** The same for the page to pay on where seats are held and paid for later. */
export const holdWords = 'hold'

const keyOf = (routeId: string): string => routeId.replace(/(?<=.)\/$/, '')

/** The files that hold what the given routes say. */
export const wordFiles = (places: WordPlaces, routeIds: readonly string[]): readonly string[] => {
  const [form = '', core = '', ...others] = places.split(';')
  const names = new Map(
    others.flatMap((other) => {
      const [name = '', ids = ''] = other.split('=')
      return ids.split(',').map((id) => [id, name])
    }),
  )
  return [core, ...routeIds.flatMap((id) => names.get(keyOf(id)) ?? [])].map((name) => form.replace('*', name))
}

/**
 * Adds to the translator what the given routes say, as it is said where the visitor is, unless it knows it already. For the
 * browser alone: the server knows all.
 */
export const createWordLoader = (i18n: I18n, places: WordPlaces, said: (messages: Messages) => Messages) => {
  const known = new Set<string>()
  let lost = 0

  /** Chromium before 156 remembers of a module's address that it could not be had: the next try is under another one. */
  const load = (url: string): Promise<Messages> =>
    import(/* @vite-ignore */ lost > 0 ? `${url}#${lost}` : url).then(
      (file: { messages: Messages }) => file.messages,
      (error: unknown) => {
        lost += 1
        throw error
      },
    )

  return async (routeIds: readonly string[]): Promise<void> => {
    const missing = wordFiles(places, routeIds).filter((url) => !known.has(url))
    if (missing.length === 0) return
    const found = await Promise.all(missing.map(load))
    for (const url of missing) known.add(url)
    // unannounced: whatever says these words is rendered after this, and a page rendered anew loses its parts still asleep
    Object.assign(i18n.messages, ...found.map(said))
  }
}
