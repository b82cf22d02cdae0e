import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createTranslator } from '#/i18n/catalogue.ts'
import { WhoSells } from './site-footer-part.tsx'

it.each([
  [true, 'An independent travel agency, not an airline. This is a demonstration:'],
  [false, 'An independent travel agency, not an airline.</p>'],
])('where nobody has said who sells (%s), what is sold is said to be made up', async (isDemonstration, words) => {
  const { i18n } = await createTranslator({ locale: 'en', country: undefined }, undefined)
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <WhoSells isDemonstration={isDemonstration} />
    </I18nProvider>,
  )
  expect(markup).toContain(words)
})
