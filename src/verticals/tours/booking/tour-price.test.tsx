import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { soldTour } from './sold-tour-for-tests.ts'
import { paidIn } from './sold-tour.ts'
import { PaidNow } from './tour-price.tsx'

it.each([
  ['deposit', 'Of which you pay now, as a deposit'],
  ['total', 'All of which you pay now'],
] as const)('where the %s is charged with the booking: %s', (charged, told) => {
  const sold = soldTour()
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PaidNow {...paidIn({ sold, total: sold.price[charged] })} />
    </I18nProvider>,
  )
  expect(markup).toBe(told)
})
