import { expect, it } from 'vitest'
import { dayOf } from '../demo/calendar.ts'
import { offerKey } from '../demo/offer-key.ts'
import { checkChoice } from './demo/check.ts'
import { hotelOf } from './demo/house/hotel.ts'
import { ratesOf } from './demo/rates.ts'
import { hotelOrderRequest } from './hotel-order.ts'

const day = dayOf('2026-11-22')
const asking = { second: day * 86_400, key: offerKey('a secret', 'hotel rate') }
const asked = [
  { roomIndex: 1, occupancy: { adults: 2, childAges: [] } },
  { roomIndex: 2, occupancy: { adults: 1, childAges: [6, 14] } },
  { roomIndex: 3, occupancy: { adults: 2, childAges: [3] } },
]

const offerOfThreeRooms = () => {
  const hotel = hotelOf('PRUEBAS-standard')
  if (!hotel) throw new Error('there is no such hotel')
  const { roomTypes } = ratesOf(hotel, { start: day + 60, nights: 3, rooms: asked }, asking, () => true)
  const rates = roomTypes.flatMap((type) => type.rates)
  const rateIds = asked.flatMap(({ roomIndex }) => rates.find((rate) => rate.roomIndex === roomIndex)?.rateId ?? [])
  const answer = checkChoice({ rateIds }, asking)
  if (answer?.outcome !== 'same') throw new Error(answer?.outcome)
  return answer.offer
}

it('tells the hotel who sleeps in each room, who asks for it at the desk, and what it costs', () => {
  const item = offerOfThreeRooms()
  const guests = [3, 1, 2].map((roomIndex) => ({ roomIndex, firstName: `First${roomIndex}`, lastName: 'Muñoz' }))
  const customer = { customerId: 'c', email: 'ana@example.com', phone: '+573001234567', newsletterSubscribe: false }
  const { rooms, price } = hotelOrderRequest({ item, extras: { guests, requests: {} }, customer })
  expect(
    rooms.map(({ occupancyNumber, adults, childAges, guest }) => [occupancyNumber, adults, childAges, guest.firstName]),
  ).toEqual([
    [1, 2, [], 'First1'],
    [2, 1, [6, 14], 'First2'],
    [3, 2, [3], 'First3'],
  ])
  expect(rooms.reduce((sum, { total }) => sum + total.amount, 0)).toBe(price.total.amount)
})
