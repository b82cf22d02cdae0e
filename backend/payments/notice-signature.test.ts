import { expect, it } from 'vitest'
import { isSigned, signNotice } from './notice-signature.ts'

const notice = {
  noticeId: 'n',
  transactionId: 'pay_1',
  sessionId: 's',
  status: 'authorised',
  at: '2026-11-21T00:00:00.000Z',
}
const now = Date.UTC(2026, 10, 21)

it('knows its own signature', async () => {
  expect(await isSigned('secret', notice, await signNotice('secret', notice, now), now)).toBe(true)
})

it.each([
  ['another secret', 'other', notice, now],
  ['a changed notice', 'secret', { ...notice, transactionId: 'pay_2' }, now],
  ['an old notice', 'secret', notice, now + 301_000],
  ['a notice from the future', 'secret', notice, now - 302_000],
])('refuses %s', async (_what, secret, told, time) => {
  expect(await isSigned(secret, told, await signNotice('secret', notice, now), time)).toBe(false)
})
