import type { Fault } from '../../e2e/faults.ts'
import { chance } from './seeded.ts'

/** The share of calls that something happens to. */
const share = 0.2

const kinds: readonly [Fault, ...Fault[]] = [
  { drop: true },
  { loseAnswer: true },
  { delayMs: 700 },
  { duplicate: true },
  { status: 500 },
]

interface Call {
  readonly method: string
  readonly path: string
  /** whose booking the call belongs to, where it says so */
  readonly agent: string | undefined
}

/**
 * What happens to the calls of a run: decided by the seed, the booking, the path and how many such calls came before it, so
 * that a run with the same seed meets the same faults. A call that names no booking goes by its place among all of those.
 */
export const faultsOfSeed = (seed: string) => {
  const seen = new Map<string, number>()
  const counts = { calls: 0, faults: 0 }
  return {
    counts,
    faultOf: ({ method, path, agent = 'nobody' }: Call): Fault => {
      const name = `${agent} ${method} ${path}`
      const turn = seen.get(name) ?? 0
      seen.set(name, turn + 1)
      counts.calls += 1
      if (chance(seed, 'call', name, turn) >= share) return {}
      counts.faults += 1
      return kinds[Math.floor(chance(seed, 'kind', name, turn) * kinds.length)] ?? kinds[0]
    },
  }
}
