import { SELF } from 'cloudflare:test'
import { Schema } from 'effect'
import { expect, it } from 'vitest'
import { CachedFlightsAnswer, CachedSearchAnswer } from '#contract/assistant.ts'

const ask = (path: string, authorization: string, body?: unknown): Promise<Response> =>
  SELF.fetch(`http://backend${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

it('has heard of a wish whose flights it has seen, cheapest first', async () => {
  const heard = Schema.decodeUnknownSync(CachedSearchAnswer)(
    await (await ask('/api/booking?userId=trayecto', 'trayecto')).json(),
  )
  if (!heard.data) throw new Error('nothing was heard')
  const { from, to, ...wish } = heard.data
  expect(heard.data.departureDate > new Date().toISOString().slice(0, 10)).toBe(true)
  const question = { ...wish, from: from.code, to: to.code }
  const seen = await ask('/api/flight/cached?userId=trayecto', 'trayecto', question)
  const { data } = Schema.decodeUnknownSync(CachedFlightsAnswer)(await seen.json())
  const prices = data.map(({ price }) => price.amount)
  expect(prices).toHaveLength(3)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})

it.each([
  ['/api/booking?userId=somebody', 'trayecto'],
  ['/api/booking?userId=trayecto', 'somebody'],
])('%s from %s is nobody it knows', async (path, authorization) => {
  expect((await ask(path, authorization)).status).toBe(401)
})
