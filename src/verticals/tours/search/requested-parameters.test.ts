import { expect, it } from 'vitest'
import { requestedParameters } from './requested-parameters.ts'
import { parseTourSearch } from './parse-tour-search.ts'

const today = '2026-11-23'

it('what is read as it was typed is asked for as links write it', () =>
  expect(requestedParameters({ country: 'peru', month: '', room1: '2', ages1: '4, 9' }, today)).toEqual({
    country: 'peru',
    guests: '2-4-9',
  }))

it('what a form holds beside the search goes with it', () =>
  expect(requestedParameters({ month: '', room1: '2', ages1: '', instead: 'a-hold' }, today)).toEqual({
    guests: '2',
    instead: 'a-hold',
  }))

it.each([
  ['2', '4 y 9', 'unreadable'],
  ['2', '8 años', 'unreadable'],
  ['2', '19', 'stays_as_adult'],
  ['8', '4, 9', 'too_many'],
])('%s adults with "%s": the page is told what was typed, and says what it made of it', (room1, ages1, code) => {
  const asked = requestedParameters({ month: '', room1, ages1 }, today)
  expect(parseTourSearch(asked, today).corrections).toContainEqual(expect.objectContaining({ code }))
})
