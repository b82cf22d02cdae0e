import { env } from 'cloudflare:workers'
import { Effect } from 'effect'
import { afterEach, expect, it, vi } from 'vitest'
import type { PaymentNotice } from '#contract/payments.ts'
import { call } from '../sessions/traveller-for-tests.ts'
import { Keys } from './card/keys.ts'
import { signNotice } from './notice-signature.ts'

const { ORDERS } = env
afterEach(() => {
  Object.assign(env, { ORDERS })
})

const noticeSecret = Effect.runPromise(Keys.use(({ notices }) => notices).pipe(Effect.provide(Keys.layer)))

const sent = async (notice: PaymentNotice) => {
  const signature = await signNotice(await noticeSecret, notice, Date.now())
  return call('/payments/notices', notice, { 'x-signature': signature })
}

it('wakes its order until that has succeeded, and once', async () => {
  const paymentMoved = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('the object was reset'))
  Object.assign(env, { ORDERS: { idFromString: (id: string) => id, get: () => ({ paymentMoved }) } })
  const notice: PaymentNotice = {
    noticeId: crypto.randomUUID(),
    transactionId: 'pay_1',
    sessionId: 's_1',
    status: 'authorised',
    at: new Date().toISOString(),
  }
  const statuses = []
  for (let turn = 0; turn < 3; turn += 1) statuses.push((await sent(notice)).status)
  expect(statuses).toEqual([503, 200, 200])
  expect(paymentMoved).toHaveBeenCalledTimes(2)
})
