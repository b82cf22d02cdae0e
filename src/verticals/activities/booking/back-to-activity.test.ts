import { expect, it } from 'vitest'
import { agesOf, partyOfAges, serialiseOuting } from '../search/activity-search.ts'
import { backToActivity, withSold } from './back-to-activity.ts'

const searched = { destination: 'MAD', from: '2026-12-01', to: '2026-12-07', guests: '2-8' }
const party = { adults: 2, ages: [8] }

/** As the server says what was reserved: on its own day, for people of these ages. */
const sold = {
  activity: 'MAD-1',
  destination: 'MAD',
  ...serialiseOuting({ from: '2026-12-03', to: '2026-12-03', party: partyOfAges(agesOf(party)) }),
  guide: 'GUIDE en',
  offer: 'new',
  shown: '5000',
}

it('leads back to the days that were searched, for the same people and with the same guide', () => {
  const { params, search } = backToActivity(withSold({ ...searched, offer: 'old', sort: 'price' }, sold))
  expect(params).toEqual({ activity: 'MAD-1' })
  expect(search).toEqual({ ...searched, sort: 'price', guide: 'GUIDE en', instead: 'new' })
})

it('leads to the day that was reserved, where the address says none', () => {
  expect(backToActivity(withSold({ offer: 'new' }, sold)).search).toEqual({
    ...searched,
    from: '2026-12-03',
    to: '2026-12-03',
    guide: 'GUIDE en',
    instead: 'new',
  })
})
