import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { RouterContextProvider, createRootRoute, createRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Problem } from '#domain/problem.ts'
import { statusOfProblem } from '../status-of-problem.ts'
import { MissingTrip } from './missing-trip.tsx'

const router = createRouter({ routeTree: createRootRoute() })

it.each([
  ['BookingNotFound', 404, 'This booking is not open in this browser'],
  ['TooManyRequests', 429, 'Too many attempts. Wait a quarter of an hour, then try again.'],
  ['Unavailable', 503, 'It is safe. Our system for bookings gave no answer.'],
])('a booking that cannot be shown for %s', (_tag, status, told) => {
  const problem = { _tag } as Problem
  const drawn = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <MissingTrip problem={problem} />
      </I18nProvider>
    </RouterContextProvider>,
  )
  expect(drawn).toContain(told)
  expect(statusOfProblem(problem)).toBe(status)
})
