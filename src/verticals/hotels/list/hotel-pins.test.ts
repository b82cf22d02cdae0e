import { expect, it } from 'vitest'
import type { Hotel, HotelNames } from '../offer/hotel.ts'
import { hotelLabels, hotelPins } from './hotel-pins.ts'
import type { HotelRow } from './hotels-view.ts'

const row = (code: string, total: number, place: Partial<Hotel> = {}): HotelRow => ({
  hotel: { code, name: `Hotel ${code}`, total: 100, lat: 10, lon: -75, district: 0, ...place } as Hotel,
  total,
  nightly: total,
  isLead: true,
  refundable: undefined,
})

it('gives each row a pin with the price of its card, never rounded down, in the order of the list', () => {
  const pins = hotelPins([row('B', 14_226), row('A', 30_000)], 'USD', 'en')
  expect(pins.map(({ id, name }) => [id, name])).toEqual([
    ['B', 'Hotel B, USD\u00A0143'],
    ['A', 'Hotel A, USD\u00A0300'],
  ])
  for (const { name, label } of pins) expect(name).toContain(label)
})

it('names the districts of the hotels shown in the middle of them, and no others', () => {
  const names = { districts: ['Manga', 'Olaya'].map((name) => ({ en: name, es: name })) } as unknown as HotelNames
  const rows = [row('A', 1, { lat: 10, lon: -75 }), row('B', 1, { lat: 12, lon: -77 })]
  expect(hotelLabels(rows, names, 'es')).toEqual([
    { name: 'Manga', kind: 'district', at: { latitude: 11, longitude: -76 } },
  ])
})
