import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createTranslator } from '#/i18n/catalogue.ts'
import { StayPrices } from './stay-words.tsx'

it.each([
  [1, 'Vuelo y 1 noche de hotel para todos, impuestos y cargos incluidos'],
  [4, 'Vuelo y 4 noches de hotel para todos, impuestos y cargos incluidos'],
])('%i nights that are sold stand with the prices', async (nights, words) => {
  const { i18n } = await createTranslator({ locale: 'es', country: undefined }, undefined)
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <StayPrices nights={nights} />
    </I18nProvider>,
  )
  expect(markup).toBe(words)
})
