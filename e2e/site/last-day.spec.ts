import { lastBookableDay } from '../../domain/time/bookable-days.ts'
import { addDays, dayInZone } from '../../domain/time/dates.ts'
import { expect, test } from '../test.ts'

const party = { adults: '1', children: '0', infants: '0', cabin: 'economy' }
const lastIn = (zone: string): string => lastBookableDay(dayInZone(new Date(), zone))
const flown = lastIn('Asia/Tokyo')
/** Hotels and activities are sold a day less. */
const slept = addDays(flown, -1)

const questions = {
  '/api/flights/list': { from: 'TYO', to: 'OSA', departure: flown, ...party },
  '/api/flights/grid': { from: 'TYO', to: 'OSA', departure: addDays(flown, -3), return: flown, ...party },
  '/api/hotels/list': { destination: 'TYO', checkIn: addDays(slept, -1), checkOut: slept, guests: '2' },
  '/api/activities/list': { destination: 'TYO', lang: 'en', from: slept, to: slept, guests: '2' },
}

for (const [path, asked] of Object.entries(questions))
  test(`${path} answers for the last day that a page sells`, async ({ request }) => {
    const response = await request.get(`${path}?${new URLSearchParams(asked)}`)
    expect(response.status()).toBe(200)
  })
