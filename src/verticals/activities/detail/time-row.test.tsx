import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TimeStatus } from './time-row.tsx'

type Told = ComponentProps<typeof TimeStatus>

const money = (amount: number) => ({ amount, currency: 'USD' })

const closed: Told['time'] = {
  status: 'CLOSED',
  vacancies: 0,
  capacity: 20,
  available: false,
  utcCutoffAt: '2027-01-05T14:00:00.000Z',
  price: { units: [], total: money(0) },
}

const told = (change: Partial<Told['time']>, others: Partial<Told> = {}): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <TimeStatus time={{ ...closed, ...change }} pricing="PER_PERSON" people={2} askedAt={0} {...others} />
    </I18nProvider>,
  ).replaceAll(/<[^>]+>/g, '')

const toldAt = (instant: string): string => told({}, { askedAt: Date.parse(instant) })

it('tells a walk that takes place and is booked no more from a day on which there is none', () => {
  expect(toldAt('2027-01-05T14:10:00Z')).toBe('Can no longer be booked')
  expect(toldAt('2027-01-05T14:00:00Z')).toBe('Can no longer be booked')
  expect(toldAt('2027-01-05T13:59:59Z')).toBe('Not on this day')
})

it('tells how many are left where they are few of all', () => {
  const open = { status: 'LIMITED', available: true } as const
  expect(told({ ...open, vacancies: 4 })).toBe('4 places left')
  expect(told({ ...open, vacancies: 4, capacity: 6 })).toBe('Places left')
  expect(told({ ...open, vacancies: 1, available: false })).toBe('1 place left, you are 2 people')
})

it('counts groups where groups are sold, and none of those who come along for nothing', () => {
  const unit = (unitCode: string, quantity: number, each: number) => ({
    unitCode,
    quantity,
    each: money(each),
    subtotal: money(each * quantity),
  })
  const price = { units: [unit('GROUP', 2, 9000), unit('CHILD', 1, 0)], total: money(18_000) }
  const groups = { status: 'LIMITED', available: true, capacity: 3, price } as const
  const inGroups = { pricing: 'PER_UNIT', people: 6 } as const
  expect(told({ ...groups, vacancies: 3 }, inGroups)).toBe('Places left')
  expect(told({ ...groups, vacancies: 1, available: false }, inGroups)).toBe('1 group left, you need 2 groups')
  expect(told({ ...groups, vacancies: 1 }, { ...inGroups, people: 4 })).toBe('1 group left')
})
