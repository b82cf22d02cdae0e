import { expect, it } from 'vitest'
import { chosenIn, onTerms, stillSold, termsIn } from './chosen-terms.ts'

const rate = (id: string, roomIndex: number, board: string, refundability = 'non_refundable', pays = 'now') => ({
  id,
  roomIndex,
  board,
  pays,
  cancel: { refundability },
})

/** What a hotel sells for two rooms, with the ids of one answer. */
const soldAt = (answer: string) => [
  {
    kind: { code: 'double' },
    rates: [rate(`${answer} a`, 1, 'room_only'), rate(`${answer} b`, 2, 'room_only')],
  },
  {
    kind: { code: 'family' },
    rates: [
      rate(`${answer} c`, 1, 'breakfast'),
      rate(`${answer} d`, 1, 'breakfast', 'refundable'),
      rate(`${answer} e`, 1, 'breakfast', 'refundable', 'at_property'),
      rate(`${answer} f`, 2, 'breakfast', 'refundable'),
    ],
  },
]
const chosenOf = (kinds: ReturnType<typeof soldAt>, ids: readonly string[]) =>
  ids.flatMap((id) => kinds.flatMap(({ rates }) => rates.filter((one) => one.id === id)))

it('a choice is found again among rates that were asked for anew', () => {
  const [before, after] = [soldAt('1'), soldAt('2')]
  const terms = termsIn(before, chosenOf(before, ['1 e', '1 f']))
  const cheapest = chosenOf(after, ['2 a', '2 b'])
  expect(onTerms(after, terms, cheapest).map(({ id }) => id)).toEqual(['2 e', '2 f'])
  expect(onTerms(after, [], cheapest)).toEqual(cheapest)
})

it('only the room whose rate is gone has its cheapest', () => {
  const before = soldAt('1')
  const terms = termsIn(before, chosenOf(before, ['1 d', '1 f']))
  const after = soldAt('2').map(({ kind, rates }) => ({ kind, rates: rates.filter(({ id }) => id !== '2 d') }))
  expect(onTerms(after, terms, chosenOf(after, ['2 a', '2 b'])).map(({ id }) => id)).toEqual(['2 a', '2 f'])
})

it('of two rates on the same terms the one that was chosen stays chosen', () => {
  const cheaper = rate('1 x', 1, 'room_only', 'partially')
  const dearer = rate('1 y', 1, 'room_only', 'partially')
  const kinds = [{ kind: { code: 'double' }, rates: [cheaper, dearer] }]
  expect(stillSold(kinds, [dearer], onTerms(kinds, termsIn(kinds, [dearer]), [cheaper]))).toEqual([dearer])
  expect(stillSold([{ kind: { code: 'double' }, rates: [cheaper] }], [dearer], [cheaper])).toEqual([cheaper])
})

it('what a form was moved to is chosen, each for its own room', () => {
  const kinds = soldAt('1')
  const before = chosenOf(kinds, ['1 a', '1 b'])
  expect(chosenIn(kinds, { rate2: '1 f' }, before)).toEqual(chosenOf(kinds, ['1 a', '1 f']))
  expect(chosenIn(kinds, { rate1: '1 d', rate2: '1 f' }, before)).toEqual(chosenOf(kinds, ['1 d', '1 f']))
  expect(chosenIn(kinds, { rate1: '1 f' }, before)).toEqual(before)
})
