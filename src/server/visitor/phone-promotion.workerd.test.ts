import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const written = {
  from: '2026-12-01',
  until: '2026-12-15',
  zone: 'America/Bogota',
  es: { words: 'Diez dólares menos', terms: 'Uno por reserva.' },
  en: { words: 'Ten dollars less', terms: 'One a booking.' },
}

/** The Worker as it starts with a setting. */
const started = async (setting: string | undefined) => {
  Object.assign(env, { PHONE_PROMOTION: setting })
  vi.resetModules()
  return (await import('./phone-promotion.server.ts')).runningPromotion
}

const lines: string[] = []
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line)))
afterEach(() => {
  Object.assign(env, { PHONE_PROMOTION: undefined })
  vi.restoreAllMocks()
  lines.length = 0
})

it('is told in the language of the page, within its days alone', async () => {
  const running = await started(JSON.stringify(written))
  expect(running('en', new Date('2026-12-01T05:00:00Z'))).toEqual({
    begins: '2026-12-01T05:00:00.000Z',
    ends: '2026-12-16T05:00:00.000Z',
    lastDay: '2026-12-15',
    zone: 'America/Bogota',
    ...written.en,
  })
  expect(running('es', new Date('2026-12-16T04:59:59Z'))).toMatchObject(written.es)
  expect(running('es', new Date('2026-12-01T04:59:59Z'))).toBeUndefined()
  expect(running('es', new Date('2026-12-16T05:00:00Z'))).toBeUndefined()
  expect(lines).toEqual([])
})

it('is nothing, and no line in the log, where nobody switched one on', async () => {
  expect((await started(undefined))('en', new Date('2026-12-02T12:00:00Z'))).toBeUndefined()
  expect(lines).toEqual([])
})

it('is nothing where it contradicts itself, and the log says why', async () => {
  const running = await started(JSON.stringify({ ...written, until: '2026-11-15' }))
  expect(running('en', new Date('2026-11-20T12:00:00Z'))).toBeUndefined()
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'phone_promotion_left_out', fault: 'until (2026-11-15) is before from (2026-12-01)' },
  ])
})
