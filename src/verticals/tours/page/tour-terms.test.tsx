import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CancelSteps } from '#/features/checkout/cancel-steps.tsx'
import { TourTerms } from './tour-terms.tsx'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const drawn = (element: React.ReactElement): readonly string[] => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const markup = renderToStaticMarkup(<I18nProvider i18n={i18n}>{element}</I18nProvider>)
  return markup.split('<li').map((line) =>
    line
      .replace(/^[^>]*>/, '')
      .replaceAll(/<[^>]+>/g, '')
      .trim(),
  )
}

it('says what cancelling costs as a share of the whole price, since a deposit alone may have been paid', () => {
  const refunds = [
    { daysBefore: 60, percentage: 100 },
    { daysBefore: 30, percentage: 50 },
  ]
  const tour = { included: [], notIncluded: [], refunds } as unknown as Parameters<typeof TourTerms>[0]['tour']
  expect(drawn(<TourTerms tour={tour} />).slice(1)).toEqual([
    'Until 60 days before: canceling is free',
    'Until 30 days before: canceling costs 50% of the total price',
    'Later than that: nothing comes back',
    'If the tour is called off, everything you paid comes back.',
  ])
})

it('says so where nothing is given back from the first day on', () =>
  expect(
    drawn(<CancelSteps steps={[{ until: null, keeps: usd(900) }]} whole={usd(900)} zone="America/Lima" />).slice(1),
  ).toEqual(['Whenever you cancel: nothing is given back']))
