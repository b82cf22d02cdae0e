import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RangeField } from './range-field.tsx'

type Kind = 'trip' | 'bounds'

const sent = (kind: Kind, locale: string, from: string, fewestNights = 0): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale, messages: { [locale]: {} } })}>
      <RangeField
        kind={kind}
        first={{ name: 'from', label: 'Leaving', day: from }}
        last={{ name: 'until', label: 'Back', day: '' }}
        label="Your dates"
        today="2026-11-23"
        lastDay="2028-11-23"
        fewestNights={fewestNights}
        change={() => undefined}
      />
    </I18nProvider>,
  )

const names = (markup: string) => [...markup.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name)
const required = (markup: string) => markup.match(/<input[^>]*\srequired=""/g)?.length ?? 0

it('says the days in the language of the page, and where one is open that it can be chosen', () => {
  expect(names(sent('bounds', 'en', '2026-11-30'))).toEqual(['Leaving: Mon, Nov 30', 'Back: Choose a day'])
  expect(names(sent('bounds', 'es', '2026-11-30'))[0]).toBe('Leaving: lun, 30 nov')
})

it('takes a form without scripts whose bounds are open', () => {
  expect(required(sent('bounds', 'en', '', 1))).toBe(0)
  expect(required(sent('trip', 'en', '', 0))).toBe(1)
  expect(required(sent('trip', 'en', '', 1))).toBe(2)
})
