/** A backend for tests: it keeps the contract, writes down what it is asked, and can be told to fail. */
export interface RecordedCall {
  readonly path: string
  readonly at: number
  readonly key: string | null
  readonly session: string | null
  readonly body: Record<string, unknown>
}

/** Plain, because workerd lets no response out of the request it was made in. */
interface Answered {
  readonly status: number
  readonly body: unknown
}

type Answer = Answered | 'lost'

export const recorded: RecordedCall[] = []
const scripted = new Map<string, Answer[]>()
const charged: { transactionId: string; amount: number }[] = []
const answeredKeys = new Map<string, Answered>()

export const charges = (): readonly { readonly transactionId: string; readonly amount: number }[] => charged

/** The next answers of a path, in place of the usual ones; `lost`: it does what it was asked and nobody hears of it. */
export const script = (path: string, ...answers: Answer[]): void => {
  scripted.set(path, [...(scripted.get(path) ?? []), ...answers])
}

const watched = new Map<string, () => Promise<void>>()

/** Looks at something while the backend has been asked and has not answered. */
export const whileAsked = (path: string, look: () => Promise<void>): void => void watched.set(path, look)

export const resetBackend = (): void => {
  watched.clear()
  recorded.length = 0
  charged.length = 0
  scripted.clear()
  answeredKeys.clear()
}

const usd = (amount: number) => ({ amount, currency: 'USD' })

export const problem = (status: number, fields: Record<string, unknown>): Answered => ({
  status,
  body: { message: 'no', requestId: 'r1', ...fields },
})

const ok = (body: unknown, status = 200): Answered => ({ status, body })

const bookingOf = (body: Record<string, unknown>) => ({
  id: 'bok_1',
  referenceId: 'ABC234',
  airlineReference: 'QK7MNP',
  bookingStatus: 'Confirmed',
  paymentStatus: 'paid',
  ticketingStatus: 'pending',
  hold: null,
  tickets: [],
  createdAt: '2026-11-21T10:00:00Z',
  updatedAt: '2026-11-21T10:00:00Z',
  language: 'es',
  total: usd(123_450),
  customerDetails: body.customerDetails ?? { email: 'ana@example.com', phone: '+573001234567' },
  passengers: [],
  billingInformation: body.billingInformation ?? {
    cardHolderName: 'Ana',
    isCardHolderTraveling: true,
    addressLine1: 'x',
    city: 'y',
    country: { Name: 'Colombia' },
  },
  paymentInformation: { method: 'card', card: { brand: 'visa', last4: '4242' }, transactions: [] },
  selectedFlightOffer: {
    FlightOffer: {
      data: [],
      dictionaries: { locations: {}, aircraft: {}, currencies: {}, carriers: {} },
      included: { 'detailed-fare-rules': [], bags: [] },
    },
  },
  additionalServices: { baggages: [] },
  parts: [],
})

export const paidBooking = bookingOf({})

const outcome = (status: string, transactionId: string | null, booking: unknown = null) =>
  ok({ status, transactionId, reason: null, failure: null, challengeUrl: null, booking })

const chargedOutcome = (body: Record<string, unknown>) => {
  const last = charged.at(-1)
  return last ? outcome('paid', last.transactionId, bookingOf(body)) : outcome('none', null)
}

interface PaymentInformation {
  readonly transactionId: string
  readonly amount: number
}

const cardRegistered = () => ok({ transactionId: `trx_${recorded.length}`, brand: 'visa', last4: '4242' })

const cardCharged = (body: Record<string, unknown>) => {
  const { transactionId, amount } = body.paymentInformation as PaymentInformation
  charged.push({ transactionId, amount })
  return chargedOutcome(body)
}

const usual: Readonly<Record<string, (body: Record<string, unknown>) => Answered>> = {
  '/user/session/start': () => ok({ sessionId: 'ses_1', expiresAt: '2026-11-22T10:00:00Z' }),
  '/user/session/set/flight-order': () =>
    ok({ id: 'ord_1', baggageUrl: '/bags', flightOrderCreated: true, total: usd(123_450) }),
  '/user/session/add/additional-services': () => ok({ data: { id: 'srv_1', total: usd(123_450 + 4600) } }, 201),
  '/user/session/customer': () => ok({ id: 'cus_1', customerCreated: true }),
  '/user/session/create-passenger': () => ok({ passengersCreated: true }),
  '/user/session/create-billing-info': () => ok({ billingInformationCreated: true }),
  '/user/session/create-payment-info': cardRegistered,
  '/user/session/payment-direction': () => ok({ data: { paymentUrl: 'https://pay.example/page?cartId=cart_1' } }),
  '/user/session/card/success': cardCharged,
  '/user/session/set/hotel-order': () => ok({ id: 'ord_2', hotelOrderCreated: true, total: usd(30_000) }),
  '/user/session/hotel/create-guests': () => ok({ guestsCreated: true }),
  '/user/session/hotel/create-billing-info': () => ok({ billingInformationCreated: true }),
  '/user/session/hotel/create-payment-info': cardRegistered,
  '/user/session/hotel/payment-direction': () => ok({ data: { paymentUrl: 'https://pay.example/page?cartId=cart_1' } }),
  '/user/session/hotel/card/success': cardCharged,
  '/user/session/payment-status': chargedOutcome,
  '/user/session/cancel-payment': (body) => {
    const { transactionId } = body.transaction as { readonly transactionId?: string }
    return charged.length > 0 ? chargedOutcome(body) : outcome('cancelled', transactionId ?? null)
  },
}

export const recordingBackend = async (request: Request): Promise<Response> => {
  const answer = await answerTo(request)
  return answer === 'lost'
    ? new Response('Bad gateway', { status: 502 })
    : Response.json(answer.body, { status: answer.status })
}

const answerTo = async (request: Request): Promise<Answer> => {
  const { pathname } = new URL(request.url)
  const key = request.headers.get('idempotency-key')
  const body: Record<string, unknown> = JSON.parse((await request.text()) || '{}')
  recorded.push({ path: pathname, at: Date.now(), key, session: request.headers.get('x-session-id'), body })
  const known = key === null ? undefined : answeredKeys.get(key)
  if (known) return known
  await watched.get(pathname)?.()
  const told = scripted.get(pathname)?.shift()
  if (told !== undefined && told !== 'lost') return told
  const answer = usual[pathname]?.(body) ?? problem(404, {})
  if (key !== null) answeredKeys.set(key, answer)
  return told ?? answer
}
