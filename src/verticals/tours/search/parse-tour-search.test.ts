import { describe, expect, it } from 'vitest'
import { tourCountrySlugs } from '#domain/tour-countries.ts'
import { parseTourSearch } from './parse-tour-search.ts'
import { serialiseTourSearch } from './tour-search.ts'

const today = '2026-11-23'
const parse = (raw: Record<string, unknown>) => parseTourSearch(raw, today)

describe('parseTourSearch', () => {
  it('reads what a link writes, and writes it again', () => {
    const { search, corrections } = parse({ country: 'peru', month: '2027-03', guests: '2-8' })
    expect(search).toEqual({ country: 'PE', month: '2027-03', party: { adults: 2, ages: [8] } })
    expect(corrections).toEqual([])
    expect(serialiseTourSearch(search, tourCountrySlugs.PE)).toEqual({
      country: 'peru',
      month: '2027-03',
      guests: '2-8',
    })
  })

  it('takes two for whoever says nothing', () =>
    expect(parse({})).toEqual({
      search: { country: undefined, month: undefined, party: { adults: 2, ages: [] } },
      corrections: [],
    }))

  it('reads the fields of a form without scripts, and several rooms as one party', () => {
    expect(parse({ room1: '3', ages1: '4, 9' }).search.party).toEqual({ adults: 3, ages: [4, 9] })
    expect(parse({ guests: '2-8,1' }).search.party).toEqual({ adults: 3, ages: [8] })
  })

  it.each([
    [{ country: 'atlantis' }, 'country', 'unknown_place', 'atlantis'],
    [{ month: 'march' }, 'month', 'unreadable', 'march'],
    [{ month: '2026-10' }, 'month', 'past', '2026-10'],
    [{ month: '2028-01' }, 'month', 'too_far', '2028-01'],
    [{ guests: '12' }, 'guests', 'too_many', '12'],
  ])('%o: says what it made of it', (raw, field, code, given) =>
    expect(parse(raw).corrections).toMatchObject([{ field, code, given }]),
  )
})
