import { runInDurableObject } from 'cloudflare:test'
import { counterOf } from './rate-limit.ts'

/** Someone has done it this often already, in a window that ends in a minute. */
export const countedBefore = async (name: string, count: number): Promise<void> => {
  const { digest, counter } = await counterOf(name)
  await runInDurableObject(counter, async (_limit, { storage }) => {
    const windows = (await storage.get<object>('windows')) ?? {}
    await storage.put('windows', { ...windows, [digest]: { endsAt: Date.now() + 60_000, count, passed: [] } })
  })
}
