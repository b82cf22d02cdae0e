import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DisplayCurrencyProvider } from './display-currency.tsx'
import { Price } from './price.tsx'

const rates = { base: 'USD', date: '2026-11-20', rates: { USD: 1, COP: 4123.45 } }
const textOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, '').replaceAll('\u00A0', ' ')

const render = (currency: string | undefined) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <DisplayCurrencyProvider value={currency === undefined ? undefined : { currency, rates }}>
        <Price money={{ amount: 123_450, currency: 'USD' }} />
      </DisplayCurrencyProvider>
    </I18nProvider>,
  )

it('shows the charge first, and the estimate after it', () => {
  expect(textOf(render('COP'))).toBe('USD 1,234.50 ≈ COP 5.090.399')
})

it('dates the rate of an estimate', () => {
  expect(render('COP')).toContain('November 20, 2026')
})

it.each([undefined, 'USD', 'GBP'])('shows the charge alone for %s', (currency) => {
  expect(textOf(render(currency))).toBe('USD 1,234.50')
})
