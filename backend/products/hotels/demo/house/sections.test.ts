import { expect, it } from 'vitest'
import { hotelOf } from './hotel.ts'
import { sectionsOf } from './sections.ts'
import { checkTimes } from './shown-hotel.ts'

const places = ['CTG', 'BOG', 'MAD']
const houses = places.flatMap((place) =>
  Array.from({ length: 20 }, (_, at) => hotelOf(`${place}${String(at + 1).padStart(3, '0')}`) ?? []).flat(),
)
const textOf = (house: (typeof houses)[number]): string =>
  sectionsOf(house)
    .flatMap(({ paragraphs }) => paragraphs.map(({ en }) => en))
    .join(' ')

it('a house that lets nobody in after an hour says nothing else anywhere', () => {
  const closing = houses.filter((house) => checkTimes(house).checkIn.until !== null)
  expect(closing.length).toBeGreaterThan(0)
  for (const house of closing) {
    expect(textOf(house)).not.toMatch(/Reception is open day and night|kept until midnight/)
    expect(textOf(house)).toMatch(/kept until 10:00\sPM/)
  }
})
