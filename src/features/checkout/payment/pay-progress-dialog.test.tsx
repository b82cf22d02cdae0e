import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PayProgressDialog } from './pay-progress-dialog.tsx'

i18n.loadAndActivate({ locale: 'en', messages: {} })

it.each([
  [12_000, 'Your payment is being made'],
  [0, 'Your booking is being made'],
])('while %i cents are charged, says: %s', (amount, title) => {
  const dialog = <PayProgressDialog stage="asking" steps={[]} total={{ amount, currency: 'USD' }} />
  expect(renderToStaticMarkup(<I18nProvider i18n={i18n}>{dialog}</I18nProvider>)).toContain(title)
})
