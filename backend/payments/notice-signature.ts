import type { PaymentNotice } from '#contract/payments.ts'
import { sameText } from '../same-text.ts'

/** How far a notice's clock may be from ours, in seconds: an old one, however well signed, is refused. */
const tolerance = 300

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

const textOf = ({ noticeId, transactionId, sessionId, status, at }: PaymentNotice, time: string): string =>
  [time, noticeId, transactionId, sessionId, status, at].join('.')

const hmac = async (secret: string, text: string): Promise<string> => {
  const bytes = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', bytes.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  return hex(await crypto.subtle.sign('HMAC', key, bytes.encode(text)))
}

/** `t=<seconds>,v1=<hex>` over the time and every field of the notice. */
export const signNotice = async (secret: string, notice: PaymentNotice, now: number): Promise<string> => {
  const time = String(Math.floor(now / 1000))
  return `t=${time},v1=${await hmac(secret, textOf(notice, time))}`
}

/** Whether the notice was signed with our secret a short while ago. */
export const isSigned = async (
  secret: string,
  notice: PaymentNotice,
  signature: string,
  now: number,
): Promise<boolean> => {
  const [, time = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  const expected = await hmac(secret, textOf(notice, time))
  return sameText(given, expected) && Math.abs(now / 1000 - Number(time)) <= tolerance
}
