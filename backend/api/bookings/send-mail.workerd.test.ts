import { runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { closeMailService, mailService, openMailService } from '../../mail/mail-service-for-tests.ts'
import { booked, forget, objectOf } from '../../orders/forgetting/forget-for-tests.ts'
import { type ProblemBody, call } from '../../sessions/traveller-for-tests.ts'

beforeEach(async () => {
  openMailService()
  await env.DB.exec('DELETE FROM outbox')
})
afterEach(closeMailService)

interface Queued extends ProblemBody {
  readonly mails: number
  readonly notReached: readonly string[]
  readonly next: string | null
}

const sendMail = (asked: object) => call<Queued>('/operator/send-mail', asked)

const queued = (mails: number) => ({ status: 200, body: { mails, notReached: [], next: null } })

/** A booking with its tickets, whose mails the service would not take. */
const unheard = async () => {
  mailService.status = 503
  const { ana, booking } = await booked()
  mailService.status = 200
  mailService.asked.length = 0
  return { booking, order: objectOf(ana.sessionId) }
}

const set = (bookingId: string, row: string) =>
  env.DB.prepare(`UPDATE outbox SET ${row} WHERE booking_id = ?`).bind(bookingId).run()

const statusesOf = async (bookingId: string) => {
  const sql = 'SELECT status FROM outbox WHERE booking_id = ?'
  return (await env.DB.prepare(sql).bind(bookingId).all<{ status: string }>()).results.map(({ status }) => status)
}

it('has the mails of one booking sent that were given up, each under its own id, and once', async () => {
  const { booking, order } = await unheard()
  await set(booking.id, "status = 'failed', tries = 8")
  expect(await sendMail({ booking: booking.referenceId.toLowerCase() })).toEqual(queued(2))
  await runDurableObjectAlarm(order)
  expect(mailService.asked.toSorted()).toEqual([`${booking.id}:confirmed`, `${booking.id}:ticketed`])
  expect(await statusesOf(booking.id)).toEqual(['sent', 'sent'])
  expect(await sendMail({ booking: booking.id })).toEqual(queued(0))
})

it('has the mails of all bookings sent that nobody tries any more, and leaves those that are being tried', async () => {
  const [givenUp, waits, tried] = [await unheard(), await unheard(), await unheard()]
  await set(givenUp.booking.id, "status = 'failed', tries = 8")
  await set(waits.booking.id, `next_try_at = ${Date.now() - 3_700_000}`)
  expect(await sendMail({})).toEqual(queued(4))
  for (const { order } of [givenUp, waits]) await runDurableObjectAlarm(order)
  expect(await statusesOf(givenUp.booking.id)).toEqual(['sent', 'sent'])
  expect(await statusesOf(waits.booking.id)).toEqual(['sent', 'sent'])
  expect(await statusesOf(tried.booking.id)).toEqual(['queued', 'queued'])
  expect(await sendMail({})).toEqual(queued(0))
})

it('reaches a booking behind as many as one call asks whose orders do not answer', async () => {
  const { booking } = await unheard()
  await set(booking.id, "status = 'failed', tries = 8")
  const gone = Array.from({ length: 50 }, (_, at) => `bkg_!${String(at).padStart(2, '0')}`)
  await env.DB.batch(
    gone.flatMap((id) => [
      env.DB.prepare(
        'INSERT INTO bookings (id, reference, session_id, agent_digest, created_at) VALUES (?1, ?1, ?2, ?1, 0)',
      ).bind(id, String(env.ORDERS.newUniqueId())),
      env.DB.prepare(
        `INSERT INTO outbox (began_at, id, booking_id, recipient, subject, html, plain, language, status, next_try_at, created_at)
          VALUES (0, ?1, ?1, '', '', '', '', 'es', 'failed', 0, 0)`,
      ).bind(id),
    ]),
  )
  const first = await sendMail({})
  expect(first.body).toEqual({ mails: 0, notReached: gone, next: 'bkg_!49' })
  expect(await sendMail({ after: first.body.next })).toEqual(queued(2))
  await env.DB.exec("DELETE FROM bookings WHERE id LIKE 'bkg_!%'")
})

it('says so where no mail service is set, and where nobody knows the booking', async () => {
  const { booking } = await unheard()
  await forget(booking.id)
  for (const asked of [booking.id, 'ACDEFGHJK'])
    expect(await sendMail({ booking: asked })).toMatchObject({ status: 404, body: { _tag: 'BookingNotFound' } })
  Reflect.deleteProperty(env, 'MAIL_API_URL')
  expect(await sendMail({})).toMatchObject({ status: 409, body: { code: 'no_mail_service' } })
})

it('is nobody’s to ask without the key', async () => {
  const answer = await call('/operator/send-mail', {}, { authorization: 'Bearer of a visitor' })
  expect(answer).toMatchObject({ status: 401, body: { _tag: 'NotAuthorised' } })
})
