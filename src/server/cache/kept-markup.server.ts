import { waitUntil } from 'cloudflare:workers'
import { logFailure } from '../log.ts'
import { isolateMemory } from './isolate-memory.server.ts'

/** Empty where a part was asked for once and is not drawn yet. */
const memory = isolateMemory<string>(8_000_000, (markup) => Math.max(1, markup.length * 2))

/** As long as a page is kept at the edge. */
const keptForMs = 300_000

/** What cannot be kept is drawn with each page, as without a memory. */
const keepBehind = (key: string, draw: () => Promise<string>, keptUntil: number, requestId: string): void =>
  waitUntil(
    draw().then(
      (markup) => memory.keep(key, markup, keptUntil),
      (error: unknown) => logFailure({ event: 'part_not_kept', requestId }, error),
    ),
  )

/**
 * The markup that an isolate keeps of a part of a page; undefined where it is to be drawn. What is asked for a second time is
 * drawn once more behind the answer, for whoever comes next: much is never asked for again (decision 0149). The key says
 * everything that the markup depends on and nothing of who asks.
 */
export const keptMarkup = (key: string, draw: () => Promise<string>, requestId: string): string | undefined => {
  const now = Date.now()
  const kept = memory.fresh(key, now)
  if (kept) return kept
  memory.keep(key, '', now + keptForMs)
  if (kept === '') keepBehind(key, draw, now + keptForMs, requestId)
  return undefined
}
