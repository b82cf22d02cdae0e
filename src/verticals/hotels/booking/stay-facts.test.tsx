import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createTranslator } from '#/i18n/catalogue.ts'
import { exampleStay } from './stay-for-tests.ts'
import { StayCancelling, StayDays, StayRooms } from './stay-facts.tsx'
import type { SoldStay } from './sold-stay.ts'

const shown = (part: ReactNode): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>{part}</I18nProvider>,
  ).replaceAll(/\s/g, ' ')

const told = (change: Partial<SoldStay> = {}): string =>
  shown(<StayCancelling stay={{ ...exampleStay.stay, ...change }} />)

it('says of each room who sleeps in it, and how old the children are', () => {
  const rooms = shown(<StayRooms stay={exampleStay.stay} />)
  expect(rooms).toContain('2 adults · Breakfast')
  expect(rooms).toContain('1 adult, 2 children (ages 6, 14) · Breakfast')
})

it.each([
  ['15:00', null, 'desde las 15:00, hora del hotel', 'hasta la 1:00, hora del hotel'],
  ['15:00', '23:00', 'de 15:00 a 23:00, hora del hotel', 'hasta la 1:00, hora del hotel'],
])('has the article of each hour in Spanish: %s to %s', async (checkInFrom, checkInUntil, from, out) => {
  const { i18n } = await createTranslator({ locale: 'es', country: undefined }, undefined)
  const stay = { ...exampleStay.stay, checkInFrom, checkInUntil, checkOutUntil: '01:00' }
  const days = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <StayDays stay={stay} />
    </I18nProvider>,
  )
  expect(days).toContain(from)
  expect(days).toContain(out)
})

describe('what canceling a stay costs', () => {
  it('is all that is paid before it, though the hotel takes more of those who come, with a flight or without', () => {
    const label = { en: 'City tax', es: 'Impuesto turístico' }
    const fee = { label, amount: exampleStay.stay.price.dueAtHotel, local: { amount: 7500, currency: 'NZD' } }
    expect(told()).toContain('Nothing is given back')
    expect(told({ price: { ...exampleStay.stay.price, fees: [fee] } })).toContain('Nothing is given back')
  })

  it('is a sum where some of it would be paid at the hotel', () => {
    expect(told({ pays: 'deposit' })).toContain('Canceling costs USD 300.00')
    expect(told({ pays: 'at_property' })).toContain('Canceling costs USD 300.00')
  })
})
