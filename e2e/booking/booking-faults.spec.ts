import { expect, test } from '../test.ts'
import { bendBackend } from '../faults.ts'
import { readyVisitor } from './ready-visitor.ts'
import { ports } from '../servers.ts'

const good = '4242424242424242'

test.afterEach(() => bendBackend({}))

test('a backend that is down loses no word and charges nothing, and Pay works once it is back @faults', async () => {
  const address = new URL(`http://localhost:${ports.siteOverFaults}`)
  const { visitor, ask, seal, payByCard } = await readyVisitor(undefined, address)
  const sealed = await seal(good)
  await bendBackend({ drop: true })
  await visitor.call('saveDraft', { patch: { billing: { city: 'Cali' } }, version: 2 })
  const down = await ask('payBooking', sealed)
  expect(down.payment).toEqual({ status: 'idle', last: { outcome: 'notReady' } })
  expect(Object.values(down.steps).map(({ progress }) => progress)).toContain('retrying')
  await bendBackend({})
  const paid = await payByCard(good)
  expect(paid.payment.status).toBe('confirmed')
  expect(paid.draft.billing.city).toBe('Cali')
})
