import { expect, it } from 'vitest'
import type { HotelLine, HotelPart } from '#contract/products/hotels/hotel-part.ts'
import { hotel } from '../../../../backend/products/hotels/hotel.ts'
import { lineOfStay, stayLine } from './stay-line.server.ts'

const names = (name: string) => ({ en: name, es: name })

const stayIn = (destinationCode: string, city: string): HotelPart =>
  ({
    partId: '1',
    kind: 'hotel',
    state: 'confirmed',
    item: {
      hotelInfo: {
        hotelName: 'Casa Aurora',
        destinationCode,
        locationInfo: { timeZone: 'UTC', address: { cityName: names(city) } },
      },
      stayDateTimeRange: { startDate: '2027-01-14', endDate: '2027-01-17' },
      rooms: [{ adult: 2, children: 0 }],
    },
  }) as unknown as HotelPart

it.each([
  ['Cartagena', 'CTG', 'CTG'],
  ['London', 'LON', 'LHR'],
])('a stay in %s has the picture that is known of its city, listed or looked up', (city, destinationCode, place) => {
  const part = stayIn(destinationCode, city)
  expect(lineOfStay(part)).toMatchObject({ title: { en: 'Casa Aurora' }, place, guests: 2 })
  expect(stayLine(hotel.line(part))).toEqual(lineOfStay(part))
})

it('a line that was kept without its city’s code is drawn by its name', () => {
  const { destinationCode: _code, ...before }: HotelLine = hotel.line(stayIn('LON', 'London'))
  expect(stayLine(before).place).toBe('London')
})
