import { DurableObject } from 'cloudflare:workers'

interface Window {
  readonly endsAt: number
  readonly count: number
  /** the keys of what was let through */
  readonly passed: readonly string[]
}
type Windows = Readonly<Record<string, Window>>

const windowsKey = 'windows'

/** As many windows as fit in a row with room to spare: where more are open than any visitors explain, those of whoever did most are kept. */
const mostWindows = 10_000

const withinRow = (windows: Windows): Windows => {
  const entries = Object.entries(windows)
  if (entries.length <= mostWindows) return windows
  return Object.fromEntries(entries.toSorted(([, a], [, b]) => b.count - a.count).slice(0, mostWindows))
}

interface Take {
  readonly limit: number
  readonly windowSeconds: number
  /** as how many this one counts */
  readonly weight: number
  /** what was let through under it is let through again, and counted once */
  readonly key?: string
}

/**
 * Counts what happens under many names, each in windows of fixed length. A row is paid for whenever it is written, so all windows are in
 * one, and one alarm clears them, where an object for each name would write three rows for its first count.
 */
export class RateLimit extends DurableObject<Cloudflare.Env> {
  async #open(now: number): Promise<Windows> {
    const windows = (await this.ctx.storage.get<Windows>(windowsKey)) ?? {}
    return Object.fromEntries(Object.entries(windows).filter(([, { endsAt }]) => endsAt > now))
  }

  /** Counts one more under `name`; answers 0 where that is within the limit, else the seconds until the window ends. */
  async take(name: string, { limit, windowSeconds, weight, key }: Take): Promise<number> {
    const now = Date.now()
    const open = await this.#open(now)
    const window = open[name] ?? { endsAt: now + windowSeconds * 1000, count: 0, passed: [] }
    if (key !== undefined && window.passed.includes(key)) return 0
    if (window.count >= limit) return Math.ceil((window.endsAt - now) / 1000)
    const passed = key === undefined ? window.passed : [...window.passed, key]
    const counted = { ...window, count: window.count + weight, passed }
    await this.ctx.storage.put(windowsKey, { ...withinRow(open), [name]: counted })
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(window.endsAt)
    return 0
  }

  /** Takes one back: what was counted turned out to be no guess. */
  async giveBack(name: string): Promise<void> {
    const open = await this.#open(Date.now())
    const window = open[name]
    if (window && window.count > 0)
      await this.ctx.storage.put(windowsKey, { ...open, [name]: { ...window, count: window.count - 1 } })
  }

  /** Clears what is over, all at once: the next time is when the last of what is left will be. */
  override async alarm(): Promise<void> {
    const open = await this.#open(Date.now())
    const ends = Object.values(open).map(({ endsAt }) => endsAt)
    if (ends.length === 0) return this.ctx.storage.deleteAll()
    await this.ctx.storage.put(windowsKey, open)
    await this.ctx.storage.setAlarm(Math.max(...ends))
  }
}
