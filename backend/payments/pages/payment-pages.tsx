import { env } from 'cloudflare:workers'
import { Clock, Effect, Layer } from 'effect'
import { HttpRouter, HttpServerRequest, HttpServerResponse } from 'effect/http'
import { cardSessionOf } from '#domain/card/card-session.ts'
import { paymentAllowed } from '../../api/attempt-limits.ts'
import { orderSettings } from '../../orders/order-settings.ts'
import { type Card, cardFault } from '../card/card-checks.ts'
import { type GatewayBook, gatewayBook } from '../gateway-book.ts'
import { Keys } from '../card/keys.ts'
import type { PaymentRow } from '../payment-row.ts'
import { sendNotice } from '../send-notice.ts'
import { signedKeys } from '../card/signed-keys.ts'
import { unsealCard } from '../unseal-card.ts'
import { CardPage, type Refused } from './card-page.tsx'
// oxlint-disable-next-line import/default -- the build gives the script's text as its default export
import cardScript from './card-script.ts?bundled'
import { ChallengePage } from './challenge-page.tsx'
import { ClosedPage } from './page-parts.tsx'
import { pageResponse, returnAddress, seeOther } from './page-response.tsx'
import { isPagesOrigin, isPastTheSite } from './pages-origin.ts'
import { pageStyle } from './page-style.ts'
import { cartSeconds } from '../../settings.ts'

const book = (): GatewayBook => gatewayBook(env.DB, cartSeconds(env) * 1000)
const wayBack = (row: PaymentRow): string | null => returnAddress(row, orderSettings(env).siteOrigins)

const queryOf = (request: HttpServerRequest.HttpServerRequest, name: string): string =>
  new URL(request.url, 'http://backend').searchParams.get(name) ?? ''

const closed = (row: PaymentRow | undefined) => {
  const back = row ? wayBack(row) : null
  return pageResponse(<ClosedPage row={row} returnTo={back} />, { returnTo: back }, row ? 409 : 404)
}

const cardPage = Effect.fnUntraced(function* (row: PaymentRow, refused?: Refused, status = refused ? 422 : 200) {
  const back = wayBack(row)
  const page = <CardPage row={row} returnTo={back ?? '/'} refused={refused} plain={yield* isPastTheSite} />
  return pageResponse(page, { returnTo: back, seals: true }, status)
})

const goBack = (row: PaymentRow) => {
  const back = wayBack(row)
  return back ? seeOther(back) : closed(row)
}

/** Whoever presses Pay twice has paid once, and goes where the first press led. */
const isPaid = ({ status }: PaymentRow): boolean => status === 'authorised' || status === 'captured'

const fields = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest
  return new URLSearchParams(yield* request.text)
})

const cardIn = (form: URLSearchParams): Card => ({
  cardNumber: form.get('cardNumber') ?? '',
  cardExpiry: form.get('cardExpiry') ?? '',
  cardCvv: form.get('cardCvv') ?? '',
  cardName: form.get('cardName') ?? '',
})

/** A lost answer on the hosted page is a notice that never arrives: only asking finds out. */
const told = (row: PaymentRow) => (row.behaviour === 'lose_answer' ? Effect.void : sendNotice(row))

const amountOf = ({ amount, currency }: PaymentRow) => ({ amount: amount ?? 0, currency: currency ?? 'USD' })

/** The card of its envelope; in clear it is read where it has not passed the site alone. */
const cardOf = Effect.fnUntraced(function* (row: PaymentRow, form: URLSearchParams) {
  const envelope = form.get('cardEnvelope')
  if (!envelope) return (yield* isPastTheSite) ? { card: cardIn(form), typed: cardIn(form) } : undefined
  const purpose = { paymentId: row.id, sessionId: row.session_id, amount: amountOf(row) }
  const card = yield* unsealCard(envelope, purpose, book())
  return card && { card, typed: undefined }
})

const toTheBank = (row: PaymentRow) => seeOther(`/pay/challenge?id=${row.challenge_id}`)

/** The first card belongs to the attempt that opened the page; each one after it is an attempt of its own. */
const mayTry = Effect.fnUntraced(function* ({ session_id: sessionId, reason }: PaymentRow) {
  if (reason === null) return true
  const address = (yield* HttpServerRequest.HttpServerRequest).headers['x-visitor-address']
  const headers = address === undefined ? {} : { 'x-visitor-address': address }
  return yield* paymentAllowed({ sessionId, agentId: undefined, headers }).pipe(
    Effect.as(true),
    Effect.catchTag('TooManyRequests', () => Effect.succeed(false)),
  )
})

const pay = Effect.fnUntraced(function* (row: PaymentRow, form: URLSearchParams) {
  const read = yield* cardOf(row, form)
  if (!read) return yield* cardPage(row, { typed: undefined, fault: 'unsealed' })
  const { card, typed } = read
  const fault = cardFault(card, yield* Clock.currentTimeMillis)
  if (fault) return yield* cardPage(row, { typed, fault })
  if (!(yield* mayTry(row))) return yield* cardPage(row, { typed: undefined, fault: 'tooMany' }, 429)
  const paid = (yield* book().payCart(row, card)) ?? row
  if (paid.status === 'created') return yield* cardPage(paid, { typed, fault })
  if (paid.status === 'challenged') return toTheBank(paid)
  if (!isPaid(paid)) return closed(paid)
  yield* told(paid)
  return goBack(paid)
})

const showCart = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest
  const row = yield* book().find(queryOf(request, 'cartId'))
  if (row?.status === 'challenged') return toTheBank(row)
  return row?.status === 'created' && row.kind === 'hosted' ? yield* cardPage({ ...row, reason: null }) : closed(row)
})

const submitCart = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest
  const row = yield* book().find(queryOf(request, 'cartId'))
  if (row && isPaid(row)) return goBack(row)
  // whoever presses twice is at their bank already
  if (row?.status === 'challenged') return toTheBank(row)
  if (row?.status !== 'created' || row.kind !== 'hosted') return closed(row)
  const form = yield* fields
  if (form.get('action') !== 'cancel') return yield* pay(row, form)
  const cancelled = (yield* book().cancel(row.id)) ?? row
  yield* sendNotice(cancelled)
  return goBack(cancelled)
})

const challenged = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest
  const row = yield* book().byChallenge(queryOf(request, 'id'))
  return row && (yield* book().find(row.id))
})

const showChallenge = Effect.gen(function* () {
  const row = yield* challenged
  return row?.status === 'challenged'
    ? pageResponse(<ChallengePage row={row} />, { returnTo: wayBack(row) })
    : closed(row)
})

const answerChallenge = Effect.gen(function* () {
  const row = yield* challenged
  if (row && isPaid(row)) return goBack(row)
  if (row?.status !== 'challenged') return closed(row)
  const answered = (yield* book().answerChallenge(row.id, (yield* fields).get('answer') === 'approve')) ?? row
  yield* told(answered)
  return goBack(answered)
})

const style = HttpServerResponse.text(pageStyle, {
  contentType: 'text/css; charset=utf-8',
  headers: { 'cache-control': 'public, max-age=3600' },
})

/** never older than the page: a build brings whose signature it believes */
const script = HttpServerResponse.text(cardScript, {
  contentType: 'text/javascript; charset=utf-8',
  headers: { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
})

const longestNonce = 64

/** What a card may be sealed with for a payment that waits for one. */
const showKeys = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest
  const [row, nonce] = [yield* book().find(queryOf(request, 'cartId')), queryOf(request, 'nonce')]
  if (row?.status !== 'created' || nonce.length > longestNonce) return HttpServerResponse.empty({ status: 404 })
  const { statement } = yield* signedKeys(nonce)
  const session = yield* Effect.promise(() => cardSessionOf(row.session_id))
  return yield* HttpServerResponse.json({ statement, session }, { headers: { 'cache-control': 'no-store' } })
})

const outOfOrder = () => HttpServerResponse.text('The payment page is out of order. Try again.', { status: 503 })

const page = <Problem, R>(program: Effect.Effect<HttpServerResponse.HttpServerResponse, Problem, R>) =>
  Effect.flatMap(isPagesOrigin, (isHere) => (isHere ? program : Effect.succeed(closed(undefined)))).pipe(
    Effect.catch(() => Effect.sync(outOfOrder)),
  )

const withKeys = <Problem, R>(program: Effect.Effect<HttpServerResponse.HttpServerResponse, Problem, R>) =>
  page(program).pipe(Effect.provide(Keys.layer))

/** The provider's own pages: paying by card, and the bank's question. */
export const paymentPages = Layer.mergeAll(
  HttpRouter.add('GET', '/pay', page(showCart)),
  HttpRouter.add('POST', '/pay', withKeys(submitCart)),
  HttpRouter.add('GET', '/pay/challenge', page(showChallenge)),
  HttpRouter.add('POST', '/pay/challenge', withKeys(answerChallenge)),
  HttpRouter.add('GET', '/pay/keys', withKeys(showKeys)),
  HttpRouter.add('GET', '/pay/card.js', page(Effect.succeed(script))),
  HttpRouter.add('GET', '/pay/style.css', page(Effect.succeed(style))),
)
