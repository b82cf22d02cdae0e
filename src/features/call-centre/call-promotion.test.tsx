import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CallPromotion } from './call-promotion.tsx'
import { messages } from '#/i18n/catalogues/en.po'

const i18n = setupI18n({ locale: 'en', messages: { en: messages } })
const hours = { opens: 8, closes: 22, zone: 'America/Bogota' }
const promotion = {
  begins: '2026-12-01T05:00:00.000Z',
  ends: '2026-12-16T05:00:00.000Z',
  lastDay: '2026-12-15',
  zone: 'America/Bogota',
  words: 'Ten dollars less',
  terms: 'One a booking.\nFares in economy.',
}

const shown = (now: string, asked: typeof promotion | null = promotion, open = hours): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <CallPromotion promotion={asked ?? undefined} hours={open} now={new Date(now)} />
    </I18nProvider>,
  )

it('stands with its last day, and its terms under a press', () => {
  const html = shown('2026-12-15T17:00Z')
  expect(html).toContain('Ten dollars less')
  expect(html).toContain('By telephone only, through December 15, 2026 (Colombia Standard Time).')
  expect(html).toMatch(/<details[^>]*><summary[^>]*>Terms of this offer/)
  expect(html).toMatch(/<\/summary>.*<p>One a booking\.<\/p><p>Fares in economy\.<\/p>/)
})

it.each([
  ['before its first day', '2026-12-01T04:30Z'],
  ['after its last', '2026-12-16T05:00Z'],
  ['while nobody picks up', '2026-12-10T05:00Z'],
])('is nothing %s', (_when, now) => expect(shown(now)).toBe(''))

it('stands by night where somebody picks up around the clock', () =>
  expect(shown('2026-12-10T05:00Z', promotion, { ...hours, opens: 0, closes: 24 })).toContain('Ten dollars less'))

it('is nothing where there is none', () => expect(shown('2026-12-10T17:00Z', null)).toBe(''))
