import { waitUntil } from 'cloudflare:workers'
import { logFailure } from '../log.ts'
import { isolateMemory } from './isolate-memory.server.ts'

/** Of a part that was asked for once; of one that is being drawn, or cannot be kept; and of one that is kept. */
type Kept = 'asked for' | 'drawn once' | { readonly markup: string }

const memory = isolateMemory<Kept>(8_000_000, (kept) => (typeof kept === 'string' ? 1 : kept.markup.length * 2))

/** As long as a page is kept at the edge. */
const keptForMs = 300_000

/** What cannot be kept is drawn with each page, as without a memory. */
const keepBehind = (key: string, draw: () => Promise<string>, keptUntil: number, requestId: string): void =>
  waitUntil(
    draw().then(
      (markup) => memory.keep(key, { markup }, keptUntil),
      (error: unknown) => logFailure({ event: 'part_not_kept', requestId }, error),
    ),
  )

/**
 * The markup that an isolate keeps of a part of a page; undefined where it is to be drawn. What is asked for a second time is
 * drawn once more behind the answer, for whoever comes next: much is never asked for again (decision 0149). The key says
 * everything that the markup depends on and nothing of who asks.
 */
export const cachedMarkup = (key: string, draw: () => Promise<string>, requestId: string): string | undefined => {
  const now = Date.now()
  const kept = memory.fresh(key, now)
  if (typeof kept === 'object') return kept.markup
  if (kept === 'drawn once') return undefined
  const keptUntil = now + keptForMs
  memory.keep(key, kept ? 'drawn once' : 'asked for', keptUntil)
  if (kept) keepBehind(key, draw, keptUntil, requestId)
  return undefined
}
