import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TimeStatus } from './time-row.tsx'

const closed = { status: 'CLOSED', vacancies: 0, available: false, utcCutoffAt: '2027-01-05T14:00:00.000Z' } as const

const toldAt = (instant: string): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <TimeStatus time={closed} people={2} askedAt={Date.parse(instant)} />
    </I18nProvider>,
  )

it('tells a walk that takes place and is booked no more from a day on which there is none', () => {
  expect(toldAt('2027-01-05T14:10:00Z')).toBe('Can no longer be booked')
  expect(toldAt('2027-01-05T14:00:00Z')).toBe('Can no longer be booked')
  expect(toldAt('2027-01-05T13:59:59Z')).toBe('Not on this day')
})
