import { Schema } from 'effect'
import { HttpApi, OpenApi } from 'effect/http-api'
import { describe, expect, it } from 'vitest'
import { ActivitiesGroup } from './activities.ts'
import { ActivityAvailabilityRequest } from './activity-availability.ts'
import { ActivitySearch } from './activity-search.ts'

const gps = { type: 'gps', latitude: 4.711, longitude: -74.0721 }
const search = {
  filters: [{ searchFilterItems: [gps] }],
  from: '2027-03-10',
  to: '2027-03-13',
  paxes: [{ age: 34 }, { age: 8 }],
  language: 'es',
  itemsPerPage: 100,
  page: 1,
  order: 'DEFAULT',
}

const decode = (body: unknown) => Schema.decodeUnknownExit(ActivitySearch)(body)._tag

describe('a search for activities', () => {
  it('is written in the specification’s names', () => expect(decode(search)).toBe('Success'))

  it('may leave out an age and the language, or name a language that is not ours', () => {
    const { language: _, ...silent } = search
    expect(decode({ ...silent, paxes: [{}] })).toBe('Success')
    expect(decode({ ...search, language: 'pt-BR' })).toBe('Success')
  })

  it.each([
    ['no place', { ...search, filters: [] }],
    ['two places', { ...search, filters: [{ searchFilterItems: [gps, gps] }] }],
    ['a place beyond the poles', { ...search, filters: [{ searchFilterItems: [{ ...gps, latitude: 91 }] }] }],
    ['nobody', { ...search, paxes: [] }],
    ['ten people', { ...search, paxes: Array.from({ length: 10 }, () => ({ age: 30 })) }],
    ['somebody not yet born', { ...search, paxes: [{ age: -1 }] }],
    ['a last day before the first', { ...search, to: '2027-03-09' }],
    ['thirty-two days', { ...search, to: '2027-04-10' }],
    ['a day that is in no calendar', { ...search, from: '2027-02-29' }],
    ['101 a page', { ...search, itemsPerPage: 101 }],
    ['page 0', { ...search, page: 0 }],
    ['an order that is not ours', { ...search, order: 'BEST' }],
  ])('refuses %s', (_, body) => expect(decode(body)).toBe('Failure'))
})

it('looks at thirty-one days at most of one activity', () => {
  const request = { activityCode: 'BOG-01', from: '2027-03-01', to: '2027-03-31', paxes: [{ age: 30 }] }
  const asked = Schema.decodeUnknownExit(ActivityAvailabilityRequest)
  expect(asked(request)._tag).toBe('Success')
  expect(asked({ ...request, to: '2027-04-01' })._tag).toBe('Failure')
})

it('has a path for each step before a booking', () => {
  const api = HttpApi.make('activities').add(ActivitiesGroup)
  expect(Object.keys(OpenApi.fromApi(api).paths).toSorted()).toEqual([
    '/activities/destinations',
    '/activity/availability',
    '/activity/offer/{id}',
    '/activity/reserve',
    '/activity/search',
    '/activity/{code}',
  ])
})
