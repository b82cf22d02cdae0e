import { env } from 'cloudflare:workers'
import { reset } from 'cloudflare:test'
import { afterAll, vi } from 'vitest'

/**
 * Files of tests share one Worker, as starting it and loading Effect into it for each took most of their time. Each finds it as
 * new: nothing stored, no setting changed, the clock right.
 */
const settings: Readonly<Record<string, unknown>> = { ...env }
await reset()

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const name of Object.keys(env)) if (!(name in settings)) Reflect.deleteProperty(env, name)
  Object.assign(env, settings)
})
