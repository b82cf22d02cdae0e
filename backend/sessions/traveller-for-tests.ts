import { SELF, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { CompactEncrypt, importJWK } from 'jose'
import { cardSessionOf } from '#domain/card/card-session.ts'
import type { Booking, PaymentOutcome } from '#contract/booking.ts'
import type { FlightOffer } from '#contract/products/flights/flight-offer.ts'
import type { OrderState, Task } from '../orders/order-state.ts'

export interface Answered<Body> {
  readonly status: number
  readonly body: Body
}

export interface ProblemBody {
  readonly _tag: string
  readonly code: string
  readonly message: string
  readonly requestId: string
  readonly reason?: string
  readonly faults?: readonly { readonly path: string; readonly message: string }[]
  readonly challengeUrl?: string
  readonly transactionId?: string
  readonly previous?: { readonly amount: number }
  readonly current?: { readonly amount: number; readonly currency: string }
  readonly missing?: readonly string[]
  readonly retryAfter?: number
}

const agentOf = (): string => `agent-${crypto.randomUUID()}`
export const keyOf = (): string => `key-${crypto.randomUUID()}`

export const call = async <Body>(
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered<Body>> => {
  const response = await SELF.fetch(`http://backend${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${env.SERVICE_KEY}`, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

type TravellerType = 'adult' | 'child' | 'infant'

/** The cheapest offer of a round trip. */
export const findOffers = async (
  from: string,
  to: string,
  types: readonly TravellerType[] = ['adult'],
  terms: { readonly refundableFare?: boolean } = {},
) => {
  const { body } = await call<{ data: FlightOffer[] }>('/air/flight-offer/search', {
    ...terms,
    legInfo: [
      { from, to, departureDate: inDays(60) },
      { from: to, to: from, departureDate: inDays(70) },
    ],
    travelerInfo: types.map((type, index) => ({ id: String(index + 1), type })),
    cabin: 'economy',
    currencyCode: 'USD',
  })
  return body.data
}

export const findOffer = async (...asked: Parameters<typeof findOffers>) => {
  const [offer] = await findOffers(...asked)
  if (!offer) throw new Error(`nothing flies from ${asked[0]} to ${asked[1]}`)
  return offer
}

export const customerDetails = { email: 'Ana.Perez@example.com', phone: '+57 300 123 4567' }

export const billingInformation = {
  cardHolderName: 'Ana Pérez',
  isCardHolderTraveling: true,
  addressLine1: 'Calle 10 # 5-51',
  city: 'Bogotá',
  postcode: '110321',
  country: { Name: 'Colombia', code: 'CO' },
}

export const passportNumber = 'XK8842197'

/** Of each fare, by when it flies. */
const born: Readonly<Record<TravellerType, () => string>> = {
  adult: () => '1990-05-04',
  child: () => inDays(-7 * 365),
  infant: () => inDays(-200),
}

export const passengersOf = (types: readonly TravellerType[], lastName = 'Núñez') =>
  types.map((type, index) => ({
    id: String(index + 1),
    type,
    firstName: 'Ana',
    lastName,
    gender: 'female',
    dateOfBirth: born[type](),
    nationality: 'CO',
    passportNumber,
    passportExpiryDate: '2035-01-01',
    mealPreference: 'VGML',
  }))

interface Sealed {
  readonly sessionId: string
  readonly amount: number
  readonly currency?: string
  readonly at?: number
  readonly id?: string
  /** of the card, where they matter */
  readonly cardCvv?: string
  readonly cardExpiry?: string
}

/** A card as the site's page seals it. */
export const sealCard = async (
  cardNumber: string,
  {
    sessionId,
    amount,
    currency = 'USD',
    at = Date.now(),
    id = keyOf(),
    cardCvv = '8417',
    cardExpiry = '12/39',
  }: Sealed,
): Promise<string> => {
  const { body } = await call<{ keys: { kid: string }[] }>('/payments/jwks.json', undefined)
  const [jwk] = body.keys
  if (!jwk) throw new Error('no key is published')
  const purpose = { session: await cardSessionOf(sessionId), amount, currency, at, id }
  const fields = { cardNumber, cardExpiry, cardCvv, cardName: 'ANA PEREZ' }
  const card = JSON.stringify({ ...fields, ...purpose })
  return new CompactEncrypt(new TextEncoder().encode(card))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk.kid })
    .encrypt(await importJWK(jwk, 'ECDH-ES'))
}

/** Pays on the provider's page, as its form does. */
export const payOnPage = async (
  paymentUrl: string,
  { cardNumber = '4242424242424242', ...sealed }: Sealed & { readonly cardNumber?: string },
): Promise<Response> => {
  const { pathname, search } = new URL(paymentUrl)
  const cardEnvelope = await sealCard(cardNumber, sealed)
  const body = new URLSearchParams({ action: 'pay', cardEnvelope })
  return SELF.fetch(`http://backend${pathname}${search}`, { method: 'POST', redirect: 'manual', body })
}

interface Party {
  readonly types?: readonly TravellerType[]
  readonly lastName?: string
  readonly language?: 'en' | 'es'
  /** as they are sent beside the email and the number */
  readonly contact?: {
    readonly emergencyContact?: string
    readonly email?: string
    readonly newsletterSubscribe?: boolean
  }
  /** of frequent flyers, by traveller */
  readonly numbers?: Readonly<Record<string, string>>
  /** where they came from, as their session is told and as their flight is chosen */
  readonly from?: { readonly infoData?: object; readonly disId?: string }
  /** whoever has booked before */
  readonly agentId?: string
}

/** A traveller whose session has everything but a payment. */
export const readyTraveller = async (
  offer: FlightOffer,
  {
    types = ['adult'],
    lastName,
    language = 'es',
    agentId = agentOf(),
    contact = {},
    numbers = {},
    from = {},
  }: Party = {},
) => {
  const returnUrl = 'http://localhost:4173/booking/authenticate'
  const started = await call<{ sessionId: string }>(
    '/user/session/start',
    { agentId, language, returnUrl, ...(from.infoData && { infoData: from.infoData }) },
    { 'idempotency-key': keyOf() },
  )
  const { sessionId } = started.body
  const write = <Body>(path: string, body: unknown, key = keyOf()) =>
    call<Body & ProblemBody>(`/user/session${path}`, body, { 'idempotency-key': key, 'x-session-id': sessionId })
  const flightOffer = { id: offer.id, price: { intTotal: offer.price.intTotal } }
  const set = await write<{ id: string; total: { amount: number; currency: string } }>('/set/flight-order', {
    agentId,
    flightOffer,
    ...from,
  })
  const passengers = passengersOf(types, lastName).map((passenger) => ({
    ...passenger,
    ...(numbers[passenger.id] && { frequentFlyerNumber: numbers[passenger.id] }),
  }))
  const customer = { ...customerDetails, ...contact }
  const chosen = { agentId, flightOffer: { id: offer.id }, flightOfferId: set.body.id }
  const parts = { ...chosen, customerDetails: customer, passengers }
  await write('/customer', { customerDetails: customer })
  await write('/create-passenger', parts)
  await write('/create-billing-info', { ...parts, billingInformation })
  const everything = { ...parts, billingInformation }

  const registerCard = async (number: string, key = keyOf(), amount = offer.price.intTotal.amount) =>
    write<{ transactionId: string; last4: string; brand: string }>(
      '/create-payment-info',
      {
        ...everything,
        paymentInformation: {
          cardEnvelope: await sealCard(number, { sessionId, amount }),
          amount,
          currency: 'USD',
        },
      },
      key,
    )
  const pay = (transactionId: string, amount = offer.price.intTotal.amount, key = keyOf()) =>
    write<PaymentOutcome>(
      '/card/success',
      { ...everything, paymentInformation: { transactionId, amount, currency: 'USD' } },
      key,
    )
  const goToPage = (amount = offer.price.intTotal.amount, key = keyOf()) =>
    write<{ data: { paymentUrl: string } }>(
      '/payment-direction',
      { ...everything, transaction: { returnUrl, amount, currency: 'USD' } },
      key,
    )
  const status = (transaction: object = {}) =>
    call<PaymentOutcome & ProblemBody>(
      '/user/session/payment-status',
      { agentId, transaction },
      { 'x-session-id': sessionId },
    )
  const leave = (transaction: object = {}) =>
    call<PaymentOutcome & ProblemBody>(
      '/user/session/cancel-payment',
      { agentId, transaction },
      { 'x-session-id': sessionId },
    )
  const paidBy = async (paymentId: string): Promise<readonly string[]> => {
    const path = `/bookings?paymentId=${paymentId}`
    const { body } = await call<{ data: { id: string }[] }>(path, undefined, { 'x-agent-id': agentId })
    return body.data.map(({ id }) => id)
  }
  const booking = (id: string) => call<Booking & ProblemBody>(`/bookings/${id}`, undefined, { 'x-agent-id': agentId })

  return {
    agentId,
    sessionId,
    orderId: set.body.id,
    set,
    write,
    parts,
    billingInformation,
    registerCard,
    pay,
    goToPage,
    status,
    leave,
    paidBy,
    booking,
  }
}

export type ReadyTraveller = Awaited<ReturnType<typeof readyTraveller>>

/** Brings a task of an order forward to now, and lets the object wake. */
export const hasten = async (sessionId: string, task: Task): Promise<void> => {
  const order = env.ORDERS.get(env.ORDERS.idFromString(sessionId))
  await runInDurableObject(order, async (_order, { storage }) => {
    const state = await storage.get<OrderState>('order')
    if (!state) return
    await storage.put('order', { ...state, tasks: { ...state.tasks, [task]: 1 } })
    await storage.setAlarm(Date.now() + 60_000)
  })
  await runDurableObjectAlarm(order)
}

const countOf = async (table: string, sessionId: string): Promise<number> =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE session_id = ?`)
    .bind(sessionId)
    .first<number>('n')) ?? 0

/** How often a session was charged. */
export const chargesOf = (sessionId: string): Promise<number> => countOf('gateway_charges', sessionId)

/** What the first mail about a booking says, or the first of a kind, as plain text. */
export const mailOf = async (bookingId: string | undefined, kind = '%'): Promise<string> => {
  const statement = env.DB.prepare('SELECT plain FROM outbox WHERE booking_id = ? AND id LIKE ?').bind(
    bookingId ?? '',
    `${bookingId}:${kind}%`,
  )
  return (await statement.first<{ plain: string }>())?.plain ?? ''
}

/** The mails about a booking, by their ids. */
export const mailsOf = async (bookingId: string | undefined): Promise<readonly { readonly id: string }[]> => {
  const statement = env.DB.prepare('SELECT id FROM outbox WHERE booking_id = ?').bind(bookingId ?? '')
  return (await statement.all<{ id: string }>()).results
}

/** What suppliers of places think about, or call off, is decided by now. */
export const decidePlaces = () =>
  env.DB.prepare('UPDATE reservations SET settles_at = ? WHERE order_key IS NOT NULL').bind(Date.now()).run()
