import { OpenApi } from 'effect/http-api'
import { describe, expect, it } from 'vitest'
import { BackendApi } from './backend-api.ts'

const { paths, tags, components } = OpenApi.fromApi(BackendApi)
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
const operations = Object.entries(paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method]
    return operation ? [{ call: `${method} ${path}`, method, description: operation.description ?? '' }] : []
  }),
)

describe('what a partner reads of a call', () => {
  it('is there for every one', () => {
    expect(operations.length).toBeGreaterThan(80)
    expect(operations.filter(({ description }) => !/^[A-Z].+\.$/.test(description)).map(({ call }) => call)).toEqual([])
  })

  it('is there for every group', () => {
    expect(tags.length).toBeGreaterThan(15)
    expect(tags.filter(({ description }) => !description).map(({ name }) => name)).toEqual([])
  })

  it('names the shapes that many calls share', () => {
    const shared = ['Booking', 'PaymentOutcome', 'FlightOffer', 'HotelOffer', 'Passenger']
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(shared))
  })

  it('says of each that is posted what a repeat does', () => {
    const posted = operations.filter(({ method }) => method === 'post')
    expect(posted.length).toBeGreaterThan(50)
    expect(posted.filter(({ description }) => !/\brepeat/i.test(description)).map(({ call }) => call)).toEqual([])
  })
})
