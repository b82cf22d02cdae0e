import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { RouterProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { FormOutcome } from './form-outcome.ts'
import { BookingReview, ReviewForm } from './review-form.tsx'

const form = (outcome?: FormOutcome) => ({
  start: { key: 'key-of-a-review-0', typed: {}, outcome },
  send: () => Promise.reject(new Error('nothing is sent here')),
})

const render = async (children: ReactNode): Promise<string> => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const history = createMemoryHistory()
  const routeTree = createRootRoute({ component: () => <I18nProvider i18n={i18n}>{children}</I18nProvider> })
  const router = createRouter({ routeTree, history })
  await router.load()
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

const ofBooking = { booking: 'a-booking', known: { name: 'Ana' } }

it('says before it is written that a review without a booking is unverified', async () => {
  const [without, withOne] = await Promise.all([
    render(<ReviewForm {...form()} />),
    render(<BookingReview {...form()} {...ofBooking} />),
  ])
  expect(without).toContain('kept as unverified')
  expect(without).not.toContain('name="booking"')
  expect(withOne).not.toContain('unverified')
  expect(withOne).toContain('name="booking" value="a-booking"')
})

it.each([
  [true, 'one of a verified booking', 'unverified'],
  [false, 'It is kept as unverified', 'verified booking'],
])('thanks for what was kept, verified: %s', async (verified, told, untold) => {
  const html = await render(<BookingReview {...form({ status: 'sent', verified })} {...ofBooking} />)
  expect(html).toContain(told)
  expect(html).not.toContain(untold)
})
