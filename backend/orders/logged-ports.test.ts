import { Effect, Layer } from 'effect'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CardGateway, type PaymentView } from '../payments/card-gateway.ts'
import { AnswerLost, OrderRefused } from '../products/supplier-answers.ts'
import { loggedGateway, loggedSuppliers } from './logged-ports.ts'
import { Suppliers } from './order-ports.ts'

const lines: unknown[] = []
beforeEach(() => {
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(JSON.parse(line)))
})
afterEach(() => {
  vi.restoreAllMocks()
  lines.length = 0
})

const view: PaymentView = {
  transactionId: 'pay_1',
  status: 'authorised',
  reason: null,
  brand: null,
  last4: null,
  challengeUrl: null,
}
const lost = () => Effect.fail(new AnswerLost({ of: 'test' }))
const found = () => Effect.succeed(view)

const gateway = loggedGateway.pipe(
  Layer.provide(
    Layer.succeed(CardGateway, {
      register: lost,
      openCart: lost,
      authorise: lost,
      find: found,
      capture: lost,
      release: lost,
      refund: lost,
      cancel: lost,
    }),
  ),
)

const suppliers = loggedSuppliers.pipe(
  Layer.provide(
    Layer.succeed(Suppliers, {
      of: () => ({
        name: 'TEST',
        check: () => Effect.die('not asked'),
        confirm: () => Effect.fail(OrderRefused.of('airline_refused')),
        status: lost,
        release: lost,
      }),
    }),
  ),
)

it('writes one line of a lost answer of the gateway, under its transaction', async () => {
  const program = CardGateway.use(({ capture }) => capture('pay_1', { amount: 1, currency: 'USD' })).pipe(
    Effect.provide(gateway),
  )
  await Effect.runPromiseExit(program)
  expect(lines).toEqual([
    expect.objectContaining({
      level: 'error',
      event: 'call',
      step: 'gateway.capture',
      outcome: 'lost',
      tag: 'AnswerLost',
      attempt: 1,
      requestId: 'pay_1',
      ms: expect.any(Number),
    }),
  ])
})

it('writes one line of what a supplier refuses, under the payment that it was asked for', async () => {
  const program = Suppliers.use(({ of }) =>
    of({ kind: 'flight', quote: { offerId: 'offer' } }).confirm('pay_2:1:confirm', 'pay_2:1:confirm', null),
  ).pipe(Effect.provide(suppliers))
  await Effect.runPromiseExit(program)
  expect(lines).toEqual([expect.objectContaining({ step: 'flight.confirm', outcome: 'refused', requestId: 'pay_2' })])
})

it('writes nothing of what went well', async () => {
  const program = CardGateway.use(({ find }) => find('pay_1')).pipe(Effect.provide(gateway))
  expect(await Effect.runPromise(program)).toEqual(view)
  expect(lines).toEqual([])
})
