import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { RouterProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { TripSummary } from '../booked/booked-trip.ts'
import { TripList } from './trip-list.tsx'

const usd = (amount: number) => ({ amount, currency: 'USD' })

const called: TripSummary = {
  id: 'b',
  reference: 'ACDEFG',
  status: { booking: 'Cancelled', payment: 'paid', ticketing: 'pending' },
  kinds: ['tour'],
  cancelledBy: 'supplier',
  line: { title: { en: 'Peru', es: 'Perú' }, place: 'Peru', first: '2027-03-02', last: '2027-03-09' },
  travellers: 1,
  total: usd(10_000),
}

it.each([
  [usd(0), usd(10_000), 'USD 100.00 on its way back'],
  [usd(10_000), usd(0), 'USD 100.00 refunded'],
])('of what its supplier called off the money alone says how far it is back', async (refunded, onItsWay, told) => {
  const trips = [{ ...called, givenBack: { refunded, onItsWay } }]
  const list = () => (
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <TripList trips={trips} at="2027-01-01T00:00:00Z" sceneIn={() => undefined} words={{}} />
    </I18nProvider>
  )
  const router = createRouter({ routeTree: createRootRoute({ component: list }), history: createMemoryHistory() })
  await router.load()
  const drawn = renderToStaticMarkup(<RouterProvider router={router} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00A0]+/g, ' ')
  expect(drawn).toContain(`Canceled by the supplier USD 100.00 charged ${told}`)
})
