import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PricedTrip } from '../trip/priced-trip.ts'
import { TripFareLine } from './trip-fare-line.tsx'

const unknown = { allowed: null, penalty: null }
const cabin = { quantity: 1, kilograms: 10 }

/** What the line says of a trip whose directions include so many checked bags. */
const partsFor = (...checked: readonly number[]): readonly string[] => {
  const directions = checked.map((quantity) => ({
    bags: [{ kind: 'adult', cabin, checked: { quantity, kilograms: quantity > 0 ? 23 : undefined } }],
  }))
  const rules = { change: unknown, refund: unknown, noShow: unknown, seat: 'unknown' }
  const trip = { directions, rules, fare: 'Light', total: { amount: 1, currency: 'USD' } } as unknown as PricedTrip
  const page = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <TripFareLine trip={trip} />
    </I18nProvider>,
  )
  return page.split('<li').map((part) =>
    part
      .replace(/^[^>]*>/, '')
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll(/\s+/g, ' '),
  )
}

it('tells bags once where both directions include the same', () => {
  expect(partsFor(1, 1).filter((part) => part.includes('checked bag'))).toEqual([
    expect.stringContaining('1 checked bag of up to 23 kg'),
  ])
  expect(partsFor(1).join()).not.toContain('Outbound')
})

it('tells them of each direction where one includes less', () => {
  const told = partsFor(1, 0)
  expect(told).toContainEqual(expect.stringMatching(/^Outbound: 1 checked bag of up to 23 kg/))
  expect(told).toContainEqual(expect.stringMatching(/^Return: No checked bag included/))
  expect(told.filter((part) => part.includes('cabin bag'))).toEqual(['1 cabin bag (10 kg)'])
})
