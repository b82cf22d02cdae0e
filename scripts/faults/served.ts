import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { endGroup } from '../serving/end-group.ts'

interface ServedOptions {
  readonly port: number
  readonly state: string
  readonly workers: readonly string[]
  readonly vars?: Readonly<Record<string, string>>
  /** whether it serves visitors, as `npm start` does */
  readonly front?: boolean
}

/** The first start fills a database, on a machine that may have much else to do. */
const longestStart = 180_000
const longestEnd = 10_000

const living = new Set<ChildProcess>()

/** A group of its own outlives whoever started it, unless that one ends it. */
const endAll = (): void => {
  for (const child of living) endGroup(child, 'SIGKILL')
}
process.once('exit', endAll)
process.once('SIGTERM', () => process.exit(1))

/** A served site or backend, in a process of its own with all that it wrote; `kill` is what a power cut would be. */
export const createServed = ({ port, state, workers, vars = {}, front = false }: ServedOptions) => {
  const written: Buffer[] = []
  let child: ChildProcess | undefined
  let kills = 0

  /** The group holds the process and the runtime that it has started itself. */
  const end = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((resolve) => {
      const ended = child
      if (ended?.pid === undefined || ended.exitCode !== null || ended.signalCode !== null) return resolve()
      const insist = setTimeout(() => endGroup(ended, 'SIGKILL'), longestEnd)
      ended.once('exit', () => {
        clearTimeout(insist)
        resolve()
      })
      endGroup(ended, signal)
    })

  const start = async (): Promise<void> => {
    const file = new URL('serve-process.ts', import.meta.url).pathname
    const told = [String(port), state, workers.join(','), JSON.stringify(vars), ...(front ? ['front'] : [])]
    child = spawn(process.execPath, [file, ...told], {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const started = child
    living.add(started)
    started.once('exit', () => living.delete(started))
    child.stdout?.on('data', (chunk: Buffer) => written.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => written.push(chunk))
    const until = Date.now() + longestStart
    while (Date.now() < until) {
      const answer = await fetch(`http://localhost:${port}/healthz`, { signal: AbortSignal.timeout(10_000) }).catch(
        () => undefined,
      )
      if (answer?.ok && /^ready$/m.test(Buffer.concat(written).toString())) return
      await wait(100)
    }
    await end('SIGKILL')
    throw new Error(`Nothing answers on port ${port}: ${Buffer.concat(written).toString().slice(-2000)}`)
  }

  return {
    start,
    stop: () => end('SIGTERM'),
    /** Ends it without a warning, and starts it again on what it had stored. */
    killAndRestart: async (): Promise<void> => {
      kills += 1
      await end('SIGKILL')
      await start()
    },
    kills: () => kills,
    log: () => Buffer.concat(written),
  }
}

export type Served = ReturnType<typeof createServed>
