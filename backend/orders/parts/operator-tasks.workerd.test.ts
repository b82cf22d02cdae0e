import { env } from 'cloudflare:workers'
import { Effect } from 'effect'
import { expect, it } from 'vitest'
import type { OrderState } from '../order-state.ts'
import { OperatorTasks, operatorTasksLayer } from './operator-tasks.ts'

const using = (work: (tasks: OperatorTasks['Service']) => Effect.Effect<void, unknown>) =>
  Effect.runPromise(OperatorTasks.use(work).pipe(Effect.provide(operatorTasksLayer(env.DB))))

it('keeps a task that is a payment’s and of no part, until it is resolved', async () => {
  const id = crypto.randomUUID()
  const state = { bookingId: 'b', sessionId: 's', attempt: { transactionId: 'pay_1' } } as unknown as OrderState
  const row = () =>
    env.DB.prepare('SELECT kind, product, payment_id, amount, resolved_at FROM operator_tasks WHERE id = ?')
      .bind(id)
      .first()
  const atRisk = { amount: 50_000, currency: 'USD' }
  await using(({ raise }) => raise({ id, kind: 'uncaptured', state, part: null, atRisk, since: 1 }))
  const open = { kind: 'uncaptured', product: 'payment', payment_id: 'pay_1', amount: 50_000, resolved_at: null }
  expect(await row()).toEqual(open)
  await using(({ resolve }) => resolve(id))
  expect(await row()).toMatchObject({ resolved_at: expect.any(Number) })
})
