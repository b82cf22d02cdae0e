import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { HotelSearchAnswer } from '#contract/products/hotels/hotel-search.ts'
import { hotelAnswer } from './hotel-answer-fixture.ts'
import { fromHotelColumns, toHotelColumns } from './hotel-columns.ts'
import { hotelListFrom } from './hotel-mapper.server.ts'

const destination = {
  code: 'CTG',
  name: { en: 'Cartagena', es: 'Cartagena' },
  countryName: { en: 'Colombia', es: 'Colombia' },
  lat: 10.415,
  lon: -75.53,
  timeZone: 'America/Bogota',
}
const stay = { checkIn: '2026-12-10', checkOut: '2026-12-14', rooms: [{ adults: 2, ages: [] }] }
const asked = { currency: 'USD', destination, stay }
const answer = hotelAnswer([
  { code: 'A', total: 61_250, refundable: 61_250, atHotel: 4361 },
  { code: 'B', total: 38_800, info: { guestScore: null } },
])
const listOf = (wire: unknown) => hotelListFrom(JSON.parse(JSON.stringify(wire)), asked)

describe('an answer of the contract', () => {
  it('is what the fixture makes', () => {
    expect(() => Schema.decodeUnknownSync(HotelSearchAnswer)(answer)).not.toThrow()
  })

  it('is read whole: the total of a card is what the supplier says must be paid, whoever takes it', () => {
    const { list, dropped } = listOf(answer)
    expect(dropped).toBe(0)
    expect(list).toMatchObject({ nights: 4, currency: 'USD', timeZone: 'America/Bogota', partial: false })
    expect(list.hotels).toMatchObject([
      {
        code: 'A',
        total: 61_250,
        dueAtProperty: 4361,
        refundableTotal: 61_250,
        freeUntil: '2026-12-08T23:00:00Z',
        accessible: [
          {
            features: ['step_free'],
            total: 61_750,
            refundability: 'non_refundable',
            refundableTotal: 61_850,
            freeUntil: '2026-12-07T23:00:00Z',
          },
        ],
      },
      { code: 'B', total: 38_800, dueAtProperty: 0, refundableTotal: undefined, score: undefined },
    ])
  })

  it('comes back from its columns as it was', () => {
    const { list } = listOf(answer)
    expect(fromHotelColumns(JSON.parse(JSON.stringify(toHotelColumns(list))))).toEqual(list)
  })

  it('loses no more than a hotel that cannot be read, and never shows an amount of another currency', () => {
    const [first, second] = answer.data
    const pesos = structuredClone(first)
    Object.assign(pesos?.hotelRateInfo.rateInfo.convertedRateInfo ?? {}, {
      intAmountAfterTax: { amount: 9_000_000, currency: 'COP' },
    })
    const { list, dropped } = listOf({ ...answer, data: [pesos, second, { hotelInfo: {} }] })
    expect(dropped).toBe(2)
    expect(list.hotels.map(({ code }) => code)).toEqual(['B'])
  })

  it.each([null, [], { data: 'none' }, {}])('that is none fails: %o', (wire) => {
    expect(() => listOf(wire)).toThrow()
  })
})
