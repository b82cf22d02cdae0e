import { env } from 'cloudflare:workers'
import type { Booking, PaymentOutcome } from '#contract/booking.ts'
import type {
  MinimalPackageFlightsAnswer,
  PackageFlight,
  PackageFlightsAnswer,
} from '#contract/products/packages/package-flights.ts'
import type { PackageCheckAnswer, PackageOffer } from '#contract/products/packages/package-offer.ts'
import type { PackageRate, PackageRatesAnswer } from '#contract/products/packages/package-stays.ts'
import { addDays } from '#domain/time/dates.ts'
import {
  type ProblemBody,
  billingInformation,
  call,
  customerDetails,
  keyOf,
  passengersOf,
  sealCard,
} from '../../sessions/traveller-for-tests.ts'

const today = new Date().toISOString().slice(0, 10)
const twoAdults = [{ index: 1, adult: 2, children: 0, childAge: [] as readonly number[] }]
const rateInfo = { currencyCode: 'USD', refundableOnly: false }

const packageSearch = (from: string, to: string, rooms = twoAdults) => ({
  legInfo: [
    { from, to, departureDate: addDays(today, 60) },
    { from: to, to: from, departureDate: addDays(today, 65) },
  ],
  cabin: 'economy',
  rateInfo,
  rooms,
})

export const searchPackage = async (from: string, to: string, rooms = twoAdults) =>
  call<PackageFlightsAnswer & ProblemBody>('/package/search', packageSearch(from, to, rooms))

export const searchPackageMinimally = async (from: string, to: string) =>
  call<MinimalPackageFlightsAnswer>('/package/search', packageSearch(from, to), { prefer: 'return=minimal' })

interface Wanted {
  readonly from?: string
  readonly to?: string
  readonly hotelCode?: string
  readonly flight?: (flight: PackageFlight) => boolean
  /** of the fare, where it is not the offer's own */
  readonly fare?: (fare: PackageFlight['fareFamilies'][number]) => boolean
  readonly rate?: (rate: PackageRate) => boolean
}

/** A fare and a rate as a traveller has chosen them, with the total that was shown for the two. */
export const choosePair = async (wanted: Wanted = {}) => {
  const { from = 'BOG', to = 'CLO', hotelCode = 'PRUEBAS-standard' } = wanted
  const { body } = await searchPackage(from, to)
  const flights = body.data.filter(wanted.flight ?? (() => true))
  const fares = flights.flatMap((flight) => flight.fareFamilies.filter(wanted.fare ?? (({ id }) => id === flight.id)))
  const flightOfferId = fares[0]?.id
  if (!flightOfferId) throw new Error(`no such flight from ${from} to ${to}`)
  const rates = await call<PackageRatesAnswer>('/package/rates', {
    flightOfferId,
    hotelCode,
    rateInfo,
    rooms: twoAdults,
  })
  const all = rates.body.roomTypes.flatMap((type) => type.rates).filter(wanted.rate ?? (() => true))
  const rate = all.toSorted((a, b) => a.more.total.amount - b.more.total.amount)[0]
  if (!rate || !rates.body.price) throw new Error(`no such rate: ${JSON.stringify(rates.body)}`)
  const { total } = rates.body.price
  return {
    flightOfferId,
    rateIds: [rate.rateId],
    shown: { ...total, amount: total.amount + rate.more.total.amount },
  }
}

type ChosenPair = Awaited<ReturnType<typeof choosePair>>

export const checkPair = async ({ flightOfferId, rateIds, shown }: ChosenPair, agreedTo?: string) =>
  call<PackageCheckAnswer & ProblemBody>('/package/check', {
    flightOfferId,
    rateIds,
    price: { intTotal: shown },
    ...(agreedTo !== undefined && { agreedTo }),
  })

/** A package that can be booked as it was shown. */
export const packageOf = async (wanted: Wanted = {}): Promise<PackageOffer> => {
  const { body } = await checkPair(await choosePair(wanted))
  if (!('offer' in body)) throw new Error(JSON.stringify(body))
  return body.offer
}

interface Pair {
  readonly flightOfferId: string
  readonly price: PackageOffer['price']
}

/** Somebody whose session has a flight and one other, and everything but a payment. */
export const pairBuyer = async <Own extends Pair>(
  offer: Own,
  other: { readonly hotelOfferId: string } | { readonly activityOfferId: string } | { readonly tourOfferId: string },
  types: Parameters<typeof passengersOf>[0],
  from: { readonly infoData?: object } = {},
) => {
  const agentId = `agent-${crypto.randomUUID()}`
  const returnUrl = 'http://localhost:4173/booking/authenticate'
  const started = await call<{ sessionId: string }>(
    '/user/session/start',
    { agentId, language: 'es', returnUrl, ...from },
    { 'idempotency-key': keyOf() },
  )
  const { sessionId } = started.body
  const write = <Body>(path: string, body: object, key = keyOf()) =>
    call<Body & ProblemBody>(
      `/user/session${path}`,
      { agentId, ...body },
      { 'idempotency-key': key, 'x-session-id': sessionId },
    )
  const { flightOfferId, price } = offer
  const [otherId = ''] = Object.values(other)
  const order = (intTotal = price.total, chosen: object = { flightOfferId, ...other }) =>
    write<{ id: string; total: { amount: number }; price: PackageOffer['price'] }>('/set/package-order', {
      packageOffer: { ...chosen, price: { intTotal } },
    })
  const set = await order()
  const named = { customerDetails, offers: [flightOfferId, otherId], passengers: passengersOf(types) }
  const everything = { ...named, billingInformation }
  await write('/customer', { customerDetails })
  const travellers = await write('/create-passenger', named)
  const billing = await write('/create-billing-info', everything)
  const pay = async (total = price.dueNow, offers: readonly string[] = named.offers) => {
    const { amount, currency } = total
    const cardEnvelope = await sealCard('4242424242424242', { sessionId, amount })
    const card = await write<{ transactionId: string }>('/create-payment-info', {
      ...everything,
      offers,
      paymentInformation: { cardEnvelope, amount, currency },
    })
    if (card.status !== 200) return { ...card, body: card.body as unknown as PaymentOutcome & ProblemBody }
    const paymentInformation = { transactionId: card.body.transactionId, amount, currency }
    return write<PaymentOutcome>('/card/success', { ...everything, offers, paymentInformation })
  }
  const goToPage = () =>
    write<{ data: { paymentUrl: string } }>('/payment-direction', {
      ...everything,
      transaction: { returnUrl, ...price.dueNow },
    })
  const ask = <Body>(path: string, body: object = {}) =>
    call<Body & ProblemBody>(`/user/session${path}`, { agentId, ...body }, { 'x-session-id': sessionId })
  const status = (transaction: object = {}) => ask<PaymentOutcome>('/payment-status', { transaction })
  const decide = (choice: 'keep' | 'release') => ask<PaymentOutcome>('/decide-parts', { choice })
  const booking = (id: string) => call<Booking & ProblemBody>(`/bookings/${id}`, undefined, { 'x-agent-id': agentId })
  return {
    agentId,
    sessionId,
    everything,
    set,
    travellers,
    billing,
    write,
    order,
    pay,
    goToPage,
    status,
    decide,
    booking,
    offer,
  }
}

/** The same with a flight and a stay for two. `from`: where they came from, as their session is told. */
export const packageBuyer = (offer: PackageOffer, from: { readonly infoData?: object } = {}) =>
  pairBuyer(offer, { hotelOfferId: offer.hotelOfferId }, ['adult', 'adult'], from)
export type PackageBuyer = Awaited<ReturnType<typeof packageBuyer>>

/** What was charged, in cents; every charge. */
export const chargedTo = async ({ sessionId }: { readonly sessionId: string }): Promise<readonly number[]> => {
  const { results } = await env.DB.prepare('SELECT amount FROM gateway_charges WHERE session_id = ?')
    .bind(sessionId)
    .all<{ amount: number }>()
  return results.map(({ amount }) => amount)
}

/** How the orders of a payment stand at their suppliers. */
export const ordersOf = async (paymentId: string | null) => {
  const statusIn = async (table: string) => {
    const statement = env.DB.prepare(`SELECT status FROM ${table} WHERE order_key LIKE ?`).bind(`${paymentId}:%`)
    return (await statement.all<{ status: string }>()).results.map(({ status }) => status)
  }
  const places = await statusIn('reservations')
  return {
    flights: await statusIn('airline_orders'),
    stays: await statusIn('hotel_orders'),
    ...(places.length > 0 && { places }),
  }
}
