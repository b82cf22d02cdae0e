import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { createTranslator } from '#/i18n/catalogue.ts'
import { HoldLine } from './hold-line.tsx'
import { createHoldTimer } from './hold-timer-store.ts'

afterEach(() => vi.unstubAllEnvs())

const drawn = async (locale: 'es' | 'en', at: string): Promise<string> => {
  vi.stubEnv('TZ', 'UTC')
  const { i18n } = await createTranslator({ locale, country: undefined }, undefined)
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  const timer = createHoldTimer({ now: () => Date.parse(at) - 600_000, storage })
  timer.state.held = { status: 'running', deadline: Date.parse(at) } as NonNullable<typeof timer.state.held>
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <HoldLine timer={timer} onRecheck={() => Promise.resolve(undefined)} onRefresh={() => undefined} />
    </I18nProvider>,
  )
  return markup.replaceAll(/<[^>]+>/g, '').replaceAll(/\s/g, ' ')
}

it.each([
  ['es', '2027-01-05T01:58:00Z', 'Precios comprobados; se mantienen hasta la 1:58.'],
  ['es', '2027-01-05T13:58:00Z', 'Precios comprobados; se mantienen hasta las 13:58.'],
  ['en', '2027-01-05T01:58:00Z', 'Prices checked, held until 1:58 AM.'],
] as const)('in %s at %s', async (locale, at, words) => expect(await drawn(locale, at)).toBe(words))

it('says that a check after the end was not answered, once its dialog is closed', async () => {
  const { i18n } = await createTranslator({ locale: 'en', country: undefined }, undefined)
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  const timer = createHoldTimer({ now: () => 0, storage })
  const draw = () =>
    renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <HoldLine timer={timer} onRecheck={() => Promise.resolve(undefined)} onRefresh={() => undefined} />
      </I18nProvider>,
    )
  const atOnce = { answeredAt: '2027-01-05T13:00:00Z', expiresAt: '2027-01-05T13:00:00Z' }
  timer.load({ kind: 'results', subject: 'x', hold: atOnce })
  await timer.renew(() => Promise.resolve(undefined))
  expect(draw()).not.toContain('role="alert"')
  timer.acknowledge()
  expect(draw()).toContain('role="alert">We could not check the price just now. You can try again.')
})
