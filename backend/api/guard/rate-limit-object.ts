import { DurableObject } from 'cloudflare:workers'

interface Window {
  readonly endsAt: number
  readonly count: number
}

/** Counts what happens under one name, in windows of fixed length. */
export class RateLimit extends DurableObject<Cloudflare.Env> {
  /**
   * Counts one more; answers 0 where that is within `limit`, else the seconds until the window ends. What was let through
   * under `key` is let through again and counted once.
   */
  async take(limit: number, windowSeconds: number, key?: string): Promise<number> {
    const now = Date.now()
    const passed = key === undefined ? undefined : `passed ${key}`
    if (passed !== undefined && (await this.ctx.storage.get(passed))) return 0
    const known = await this.ctx.storage.get<Window>('window')
    const current = known && known.endsAt > now ? known : { endsAt: now + windowSeconds * 1000, count: 0 }
    if (current.count >= limit) return Math.ceil((current.endsAt - now) / 1000)
    await this.ctx.storage.put('window', { ...current, count: current.count + 1 })
    if (passed !== undefined) await this.ctx.storage.put(passed, true)
    if (current.count === 0) await this.ctx.storage.setAlarm(current.endsAt)
    return 0
  }

  /** Takes one back: what was counted turned out to be no guess. */
  async giveBack(): Promise<void> {
    const known = await this.ctx.storage.get<Window>('window')
    if (known && known.count > 0) await this.ctx.storage.put('window', { ...known, count: known.count - 1 })
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }
}
