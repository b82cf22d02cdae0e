import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AgeOnFirstDay } from './tour-facts.tsx'

it.each([
  [0, '0 years old on the first day'],
  [1, '1 year old on the first day'],
  [8, '8 years old on the first day'],
])('a child of %d: %s', (age, told) => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <AgeOnFirstDay age={age} />
    </I18nProvider>,
  )
  expect(markup).toBe(told)
})
