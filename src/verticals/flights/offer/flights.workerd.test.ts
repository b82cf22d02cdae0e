import { SELF } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runServer } from '#/server/runtime.server.ts'
import { flightAnswer } from './flight-answer-fixture.ts'
import type { FlightSearch } from '../search/flight-search.ts'
import { searchFlights } from './flights.server.ts'
import { flightSearch } from '../search/flight-search-fixture.ts'

const search: FlightSearch = { ...flightSearch, return: undefined }

let answer: () => Response
let asked = 0
beforeEach(() => {
  asked = 0
  Object.assign(env, {
    BACKEND: {
      fetch: async () => {
        asked++
        return answer()
      },
    },
  })
})
afterEach(() => void Object.assign(env, { BACKEND: SELF }))

/** Waits for what goes on once an answer is given: keeping it. */
const ask = async (change: Partial<FlightSearch>) => {
  const found = await runServer(searchFlights({ ...search, ...change }))
  await scheduler.wait(300)
  return found
}

const sold = (milliseconds: number) => () => {
  const { meta, ...rest } = flightAnswer({ departures: 2, returns: 0 })
  return Response.json({ ...rest, meta: { ...meta, expiresAt: new Date(Date.now() + milliseconds).toISOString() } })
}

it('prices are not shown once they have expired, even where the airlines do not answer', async () => {
  answer = sold(500)
  expect(await ask({ adults: 2 })).toMatchObject({ ok: true })
  answer = () => new Response('', { status: 503 })
  expect(await ask({ adults: 2 })).toMatchObject({ ok: false })
})

it('prices that end soon are asked for again, and stand in where the airlines do not answer', async () => {
  answer = sold(600_000)
  expect(await ask({ adults: 3 })).toMatchObject({ ok: true, value: { stale: false } })
  answer = () => new Response('', { status: 503 })
  expect(await ask({ adults: 3 })).toMatchObject({ ok: true, value: { stale: true } })
})

it('prices that hold for long are asked for once', async () => {
  answer = sold(3_600_000)
  await ask({ adults: 4 })
  await ask({ adults: 4 })
  expect(asked).toBe(1)
})
