import { env } from 'cloudflare:workers'
import { getCookie, getRequest, setCookie } from '@tanstack/react-start/server'
import * as v from 'valibot'
import { cardSessionOf } from '#domain/card/card-session.ts'
import type { Problem, Result } from '#domain/problem.ts'
import {
  agentCookie,
  agentCookieOptions,
  agentCookieValue,
  agentOf,
  newAgentId,
} from '#/server/visitor/agent-cookie.server.ts'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { requestScope } from '#/features/visitor/request-scope.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { siteOrigin } from '#/server/visitor/site-settings.server.ts'
import { visitorAddress } from '#/server/visitor/visitor-address.server.ts'
import { bookingInputs, type PayInput, type StartInput } from './booking-input.ts'
import { type PartsChoice, isAsked } from '../machine/booking-payment.ts'
import { isSameBooking } from './booking-begin.server.ts'
import type { BookingContext, BookingLocale, BookingSaid } from './booking-context.server.ts'
import type { BookingView, SavedDraft } from './booking-view.ts'
import type { SignedCardKeys } from '#domain/card/card-envelope.ts'
import type { DraftPatch } from '../draft/draft-patch.ts'
import { productOnSale, productsOnSale } from '../product/products-on-sale.server.ts'

const refused = (problem: Pick<Problem, '_tag' | 'code' | 'message'>): { ok: false; problem: Problem } => ({
  ok: false,
  problem: { ...problem, requestId: undefined },
})

const unreadable = () =>
  refused({ _tag: 'InvalidRequest', code: 'invalid_request', message: 'The call does not say what it needs.' })

const noBooking = () => refused({ _tag: 'NotFound', code: 'no_booking', message: 'This visitor has no booking.' })

const notReady = { _tag: 'Unavailable', code: 'no_session', message: 'The backend has no session yet.' } as const

const found = <Value>(value: Value | undefined): Result<Value> =>
  value === undefined ? noBooking() : { ok: true, value }

export const currentAgent = (): string | undefined => agentOf(getCookie(agentCookie))

/** The visitor's agent, made and remembered where there is none yet: only a booking that begins does this. */
const agentForBooking = (): string => {
  const agentId = currentAgent() ?? newAgentId()
  setCookie(agentCookie, agentCookieValue(agentId), agentCookieOptions)
  return agentId
}

const sessionOf = (agentId: string) => env.BOOKING_SESSION.getByName(agentId)

const ownSession = () => {
  const agentId = currentAgent()
  return agentId === undefined ? undefined : sessionOf(agentId)
}

/** Asks how the payment stands, whoever comes there and whatever they bring. */
const returnPath = '/booking/authenticate'

const localeOf = ({ locale, prefixed }: NonNullable<StartInput['page']>): BookingLocale => ({
  language: locale,
  returnUrl: `${siteOrigin(getRequest())}${prefixed ? `/${locale}` : ''}${returnPath}`,
})

const contextOf = (agentId: string, { page, infoData, disId }: StartInput): BookingContext => ({
  key: crypto.randomUUID(),
  agentId,
  ...localeOf(page ?? requestScope()),
  infoData: infoData ?? {},
  ...(disId ? { disId } : {}),
})

const saidIn = ({ page, infoData = {} }: StartInput | PayInput): BookingSaid => ({
  ...(page && localeOf(page)),
  infoData,
})

/** Continues a booking as the page says; what is said of an open payment beside the form is asked first. */
const goOn = async (running: BookingView, input: StartInput): Promise<Result<BookingView>> => {
  const session = ownSession()
  const inLocale = await session?.goOn(saidIn(input))
  return found(isAsked(running.payment) ? await session?.ask() : inLocale)
}

/** Prices the offer and begins its booking. Of an offer that this visitor is already booking, it answers how far that is. */
export const startBookingOnServer = async (raw: unknown): Promise<Result<BookingView>> => {
  const input = v.safeParse(bookingInputs.start, raw)
  if (!input.success) return unreadable()
  const running = await ownSession()?.read()
  if (isSameBooking(running, input.output)) return goOn(running, input.output)
  const { kind, offerId, shown, withExtras } = input.output
  const product = productOnSale(kind)
  if (!product) return unreadable()
  const item = await runServer(product.price(offerId, shown))
  if (!item.ok) return item
  if (!item.value)
    return refused({ _tag: 'InternalError', code: 'internal_error', message: 'The offer holds nothing to sell.' })
  const agentId = agentForBooking()
  const begin = {
    kind,
    item: withExtras ? { ...item.value, withExtras } : item.value,
    agreed: shown,
    context: contextOf(agentId, input.output),
  }
  return found(await sessionOf(agentId).begin(begin, visitorAddress()))
}

export const readBookingOnServer = async (): Promise<Result<BookingView>> => found(await ownSession()?.read())

/** Extras as one of the products has them: whose they are is known where the draft is. */
const hasReadableExtras = ({ extras }: DraftPatch): boolean =>
  extras === undefined || Object.values(productsOnSale()).some(({ extrasSchema }) => v.is(extrasSchema, extras))

export const saveDraftOnServer = async (raw: unknown): Promise<Result<SavedDraft>> => {
  const input = v.safeParse(bookingInputs.save, raw)
  if (!input.success) return unreadable()
  const { patch, version } = input.output
  return hasReadableExtras(patch) ? found(await ownSession()?.save(patch, version)) : unreadable()
}

export const flushBookingOnServer = async (raw: unknown): Promise<Result<BookingView>> => {
  const input = v.safeParse(bookingInputs.flush, raw)
  if (!input.success || !hasReadableExtras(input.output.patch)) return unreadable()
  return found(await ownSession()?.flush(input.output.patch))
}

export const restartBookingOnServer = async (): Promise<Result<BookingView>> => found(await ownSession()?.restart())

export const acceptPriceOnServer = async (raw: unknown): Promise<Result<BookingView>> => {
  const input = v.safeParse(bookingInputs.accept, raw)
  return input.success ? found(await ownSession()?.acceptPrice(input.output?.agreed)) : unreadable()
}

export const payOnServer = async (raw: unknown): Promise<Result<BookingView>> => {
  const input = v.safeParse(bookingInputs.pay, raw)
  if (!input.success) return unreadable()
  const { method, agreed, offerId } = input.output
  const cardEnvelope = input.output.method === 'card' ? input.output.cardEnvelope : undefined
  return found(
    await ownSession()?.pay({ method, agreed, offerId }, cardEnvelope, saidIn(input.output), visitorAddress()),
  )
}

export const decidePartsOnServer = async (choice: PartsChoice): Promise<Result<BookingView>> =>
  found(await ownSession()?.decide(choice))

export const askPaymentOnServer = async (): Promise<Result<BookingView>> => found(await ownSession()?.ask())

/** What a card may be sealed for. No keys mean that this backend takes no cards, and hosted payment is what is left. */
export const cardKeysOnServer = async (nonce: string): Promise<Result<SignedCardKeys>> => {
  const sessionId = await ownSession()?.sessionId()
  if (sessionId === undefined) return noBooking()
  if (sessionId === null) return refused(notReady)
  const answer = await runServer(BackendClient.use(({ payments }) => payments.jwks({ query: { nonce } })))
  if (!answer.ok) return answer
  const { keys, statement } = answer.value
  return keys.length > 0
    ? { ok: true, value: { statement, session: await cardSessionOf(sessionId) } }
    : refused({ _tag: 'NotFound', code: 'no_card_key', message: 'The backend takes no cards.' })
}
