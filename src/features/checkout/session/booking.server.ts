import { env } from 'cloudflare:workers'
import { getCookie, getRequest, setCookie } from '@tanstack/react-start/server'
import { Effect } from 'effect'
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
import { standingPrice } from '#/server/backend/quotes.server.ts'
import { requestScope } from '#/features/visitor/request-scope.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { siteOrigin } from '#/server/visitor/site-settings.server.ts'
import { visitorAddress } from '#/server/visitor/visitor-address.server.ts'
import { bookingInputs, type StartInput } from './booking-input.ts'
import { isAsked } from '../machine/booking-payment.ts'
import type { BookingContext, SpokenLanguage } from './booking-payloads.server.ts'
import type { BookingView, SavedDraft } from './booking-view.ts'
import type { SignedCardKeys } from '#domain/card/card-envelope.ts'
import { tripOfOffer } from './trip-of-offer.server.ts'

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

const spokenOn = ({ locale, prefixed }: NonNullable<StartInput['page']>): SpokenLanguage => ({
  language: locale,
  returnUrl: `${siteOrigin(getRequest())}${prefixed ? `/${locale}` : ''}${returnPath}`,
})

const contextOf = (agentId: string, { page, infoData, disId }: StartInput): BookingContext => ({
  key: crypto.randomUUID(),
  agentId,
  ...spokenOn(page ?? requestScope()),
  infoData: infoData ?? {},
  ...(disId ? { disId } : {}),
})

const pricedTrip = ({ offerId, shown }: StartInput) => Effect.map(standingPrice(offerId, shown), tripOfOffer)

const isSameBooking = (view: BookingView | undefined, { offerId, again }: StartInput): view is BookingView =>
  view !== undefined && view.draft.trip.offerId === offerId && view.payment.status !== 'confirmed' && again !== true

/** What is said of an open payment beside the form is asked first. */
const goOn = async (running: BookingView, { page }: StartInput): Promise<Result<BookingView>> => {
  const session = ownSession()
  const spoken = page ? await session?.speak(spokenOn(page)) : running
  return found(isAsked(running.payment) ? await session?.ask() : spoken)
}

/** Prices the offer and begins its booking. Of an offer that this visitor is already booking, it answers how far that is. */
export const startBookingOnServer = async (raw: unknown): Promise<Result<BookingView>> => {
  const input = v.safeParse(bookingInputs.start, raw)
  if (!input.success) return unreadable()
  const running = await ownSession()?.read()
  if (isSameBooking(running, input.output)) return goOn(running, input.output)
  const trip = await runServer(pricedTrip(input.output))
  if (!trip.ok) return trip
  if (!trip.value)
    return refused({ _tag: 'InternalError', code: 'internal_error', message: 'The offer holds no flights.' })
  const agentId = agentForBooking()
  const begin = {
    trip: trip.value,
    agreed: input.output.shown,
    context: contextOf(agentId, input.output),
    bags: input.output.bags === true,
  }
  return found(await sessionOf(agentId).begin(begin, visitorAddress()))
}

export const readBookingOnServer = async (): Promise<Result<BookingView>> => found(await ownSession()?.read())

export const saveDraftOnServer = async (raw: unknown): Promise<Result<SavedDraft>> => {
  const input = v.safeParse(bookingInputs.save, raw)
  if (!input.success) return unreadable()
  return found(await ownSession()?.save(input.output.patch, input.output.version))
}

export const flushBookingOnServer = async (raw: unknown): Promise<Result<BookingView>> => {
  const input = v.safeParse(bookingInputs.flush, raw)
  return input.success ? found(await ownSession()?.flush(input.output.patch)) : unreadable()
}

export const restartBookingOnServer = async (): Promise<Result<BookingView>> => found(await ownSession()?.restart())

export const acceptPriceOnServer = async (): Promise<Result<BookingView>> => found(await ownSession()?.acceptPrice())

export const payOnServer = async (raw: unknown): Promise<Result<BookingView>> => {
  const input = v.safeParse(bookingInputs.pay, raw)
  if (!input.success) return unreadable()
  const { method, agreed, page } = input.output
  const cardEnvelope = input.output.method === 'card' ? input.output.cardEnvelope : undefined
  return found(await ownSession()?.pay({ method, agreed }, cardEnvelope, page && spokenOn(page), visitorAddress()))
}

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
