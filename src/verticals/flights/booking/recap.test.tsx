import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { flightAnswer } from '../offer/flight-answer-fixture.ts'
import { exampleFlights } from './draft-for-tests.ts'
import type { JourneyPlan } from './flight-item.ts'
import { planOf } from './journey-plan.server.ts'
import { PlansRecap } from './recap.tsx'

const { journeys } = exampleFlights
const { data, dictionaries } = flightAnswer({ departures: 40, returns: 0 })
const flown = data.flatMap(({ itineraries }) => itineraries).find(({ segments }) => segments.length === 2)
const [first, second] = flown?.segments ?? []
if (!first || !second) throw new Error('the fixture has no flight with a change')

const segments = [
  { ...first, carrierCode: 'AV', departure: { iataCode: 'BOG', at: '2027-02-20T19:45:00' }, operating: undefined },
  {
    ...second,
    carrierCode: 'IB',
    arrival: { iataCode: 'MAD', at: '2027-02-21T13:55:00' },
    operating: { carrierCode: 'UX' },
  },
].map(({ operating, ...segment }) => ({ ...segment, ...(operating && { operating }) }))

const { plan } = planOf({ duration: 'PT12H10M', segments }, dictionaries)
if (!plan) throw new Error('nothing is planned')

const textOf = (onward: JourneyPlan): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PlansRecap
        item={{ ...exampleFlights, journeys: { onward: { ...journeys.onward, plan: onward }, return: null } }}
      />
    </I18nProvider>,
  )
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s/g, ' ')

it('says of what is paid for what the list says: the day it lands, all airlines, who flies and from which airport', () => {
  const said = textOf(plan)
  expect(said).toContain('BOG (BOG) – MAD (MAD)')
  expect(said).toContain('7:45 PM – 1:55 PM+1 the next day')
  expect(said).toContain('Airline AV and Airline IB · Operated by Airline UX')
  expect(said).toContain('Sat, Feb 20 · 1 stop')
})

it('reads a plan that an earlier build kept', () => {
  const { airlines: _, operators: __, stops: ___, ...kept } = plan
  expect(textOf(kept)).toContain('Sat, Feb 20 · 1 stopAirline AV')
})
