import { expect, test } from './test.ts'
import { type CardKey, sealCard } from '../src/features/checkout/card-envelope.ts'
import { bendBackend } from './faults.ts'
import { type Answer, readyVisitor } from './ready-visitor.ts'
import { ports } from './servers.ts'

const good = '4242424242424242'

test.afterEach(() => bendBackend({}))

test('a backend that is down loses no word and charges nothing, and Pay works once it is back @faults', async () => {
  const address = new URL(`http://localhost:${ports.siteOverFaults}`)
  const { visitor, ask, payByCard } = await readyVisitor(undefined, address)
  const { total } = await ask('readBooking')
  const { value: key } = (await visitor.call('loadCardKey')) as Answer<CardKey>
  const cardEnvelope = await sealCard({ name: 'Ana Muñoz', number: good, expiry: '12 / 30', cvv: '123' }, key)
  await bendBackend({ drop: true })
  await visitor.call('saveDraft', { patch: { billing: { city: 'Cali' } }, version: 2 })
  const down = await ask('payBooking', { method: 'card', agreed: total, cardEnvelope })
  expect(down.payment).toEqual({ status: 'idle', last: { outcome: 'notReady' } })
  expect(Object.values(down.steps).map(({ progress }) => progress)).toContain('retrying')
  await bendBackend({})
  const paid = await payByCard(good)
  expect(paid.payment.status).toBe('confirmed')
  expect(paid.draft.billing.city).toBe('Cali')
})
