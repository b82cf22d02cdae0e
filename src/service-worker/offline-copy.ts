import { deviceZone, formatMoment } from '#domain/time/moment.ts'

/** The header by which a page says that a copy of it may stay on this device: `itinerary`. */
export const keepHeader = 'x-keep-on-device'

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/gi
const scriptPreloads = /<link\b[^>]*\brel="modulepreload"[^>]*>/gi
const hiddenNote = /(<[a-z]+\b[^>]*\bdata-kept-note\b[^>]*?)\shidden(?:="")?/gi
const dropped = /<[a-z]+\b(?=[^>]*\bdata-needs-network\b)/gi

const moments = /(<time dateTime="([^"]+)" data-moment[^>]*>)[^<]*/gi

const languageOf = (html: string): string => /<html\b[^>]*\blang="([a-z]{2})"/i.exec(html)?.[1] ?? 'es'

/**
 * A page as it can be read without a network: no scripts, which would ask for what cannot be had, nor what needs them or the
 * network, with its note of being a copy in sight, and its moments by this device's clock as hydration would have written them.
 */
export const offlineCopyOf = (html: string): string =>
  html
    .replaceAll(scripts, '')
    .replaceAll(scriptPreloads, '')
    .replaceAll(hiddenNote, '$1')
    .replaceAll(dropped, '$& hidden=""')
    .replaceAll(moments, (_all, tag: string, at: string) => tag + formatMoment(at, languageOf(html), deviceZone()))

/** The style sheets that a page needs, as paths on this site. */
export const stylesOf = (html: string): readonly string[] =>
  [...html.matchAll(/\bhref="(\/assets\/[^"]+\.css)"/g)].map((match) => match[1] ?? '')

/** What is in the cache of copies. */
export interface Kept {
  readonly url: string
  /** undefined of a style sheet */
  readonly copy: { readonly at: number; readonly styles: readonly string[] } | undefined
}

/** How many copies stay, and for how long. */
export const keeping = { most: 20, days: 30 } as const

/** What has to go: the oldest copies beyond `most`, all that are older than `days`, and styles that no other copy needs. `now` and a copy's `at` are epoch milliseconds. */
export const outdated = (kept: readonly Kept[], now: number): readonly string[] => {
  const staying = kept
    .filter(({ copy }) => copy && now - copy.at <= keeping.days * 86_400_000)
    .toSorted((one, other) => (other.copy?.at ?? 0) - (one.copy?.at ?? 0))
    .slice(0, keeping.most)
  const needed = new Set(staying.flatMap(({ url, copy }) => [url, ...(copy?.styles ?? [])]))
  return kept.map(({ url }) => url).filter((url) => !needed.has(url) && !needed.has(new URL(url).pathname))
}
