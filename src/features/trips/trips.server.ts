import { env } from 'cloudflare:workers'
import { getCookie, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import type { Booking } from '#contract/booking.ts'
import type { Result } from '#domain/problem.ts'
import { agentCookie, agentOf } from '#/server/visitor/agent-cookie.server.ts'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { visitorAddress } from '#/server/visitor/visitor-address.server.ts'
import { mailAgain } from './mail-again.server.ts'
import { bookedTrip } from './booked/booked-trip.server.ts'
import { type BookedTrip, type TripSummary, kindsOf, soldAs } from './booked/booked-trip.ts'
import type { OpenedTrip } from './opened-trip.ts'
import { openedTrips } from './opened-trips.server.ts'
import { statusOfProblem } from './status-of-problem.ts'
import { tripProducts } from './trip-product.server.ts'
import { summaryOfListed, summaryOfOpened } from './trip-summary.server.ts'

export const currentAgent = (): string | undefined => agentOf(getCookie(agentCookie))

export const notFound: Result<never> = {
  ok: false,
  problem: { _tag: 'BookingNotFound', code: 'booking_not_found', message: 'No such booking.', requestId: undefined },
}

const ownSummaries = async (agentId: string | undefined): Promise<Result<readonly TripSummary[]>> => {
  if (agentId === undefined) return { ok: true, value: [] }
  const listed = await runServer(
    BackendClient.use(({ bookings }) => bookings.list({ headers: { 'x-agent-id': agentId }, query: {} })),
  )
  return listed.ok ? { ok: true, value: listed.value.data.map(summaryOfListed) } : listed
}

/** As it stands now, or without its standing as it was remembered, where that cannot be had. */
const summaryOfOpenedNow = async ({ referenceId, email, summary }: OpenedTrip): Promise<TripSummary> => {
  const found = await lookUpBooking(referenceId, email)
  return found.ok ? summaryOfOpened(found.value) : summary
}

/** A visitor's trips: of their agent, and those opened in this session by reference and email (rule trip-1). */
const tripsOnServer = async (): Promise<Result<readonly TripSummary[]>> => {
  const [own, opened] = await Promise.all([
    ownSummaries(currentAgent()),
    Promise.all(openedTrips().map(summaryOfOpenedNow)),
  ])
  if (!own.ok) return own
  return { ok: true, value: [...own.value, ...opened.filter(({ id }) => own.value.every((trip) => trip.id !== id))] }
}

/** Ids come in addresses: what could be none is not asked for, and never becomes another path of the backend's. */
export const mayBeId = (id: string): boolean => /^[\w-]{1,100}$/.test(id)

const ownBooking = async (id: string): Promise<Result<Booking>> => {
  const agentId = currentAgent()
  if (agentId === undefined || !mayBeId(id)) return notFound
  return runServer(
    BackendClient.use(({ bookings }) => bookings.one({ headers: { 'x-agent-id': agentId }, params: { id } })),
  )
}

/** The booking of a reference and an email, however they are written; wrong ones are counted and slowed (rule trip-2). */
export const lookUpBooking = (referenceId: string, email: string): Promise<Result<Booking>> =>
  runServer(
    BackendClient.use(({ bookings }) =>
      bookings.lookup({ headers: { 'x-visitor-address': visitorAddress() }, payload: { referenceId, email } }),
    ),
  )

/** A booking that this visitor may see, by its id; anybody else's is not found. */
export const bookingOfVisitor = async (id: string): Promise<Result<Booking>> => {
  const own = await ownBooking(id)
  if (own.ok || own.problem._tag !== 'BookingNotFound') return own
  const opened = openedTrips().find(({ summary }) => summary.id === id)
  return opened ? lookUpBooking(opened.referenceId, opened.email) : own
}

/** A booking's page may be kept on the device of whoever may see it. */
const answered = <Value>(result: Result<Value>): Result<Value> => {
  if (result.ok) setResponseHeader('x-keep-on-device', 'itinerary')
  else setResponseStatus(statusOfProblem(result.problem))
  return result
}

export const listPageOnServer = async (): Promise<Result<readonly TripSummary[]>> => answered(await tripsOnServer())

const tripOfVisitor = async (id: string): Promise<Result<BookedTrip>> => {
  const found = await bookingOfVisitor(id)
  return found.ok ? { ok: true, value: bookedTrip(tripProducts(), found.value) } : found
}

export const tripPageOnServer = async (id: string): Promise<Result<BookedTrip>> => answered(await tripOfVisitor(id))

/**
 * What a confirmation is about: the booking that was just made, else this agent's newest, of those that were sold as what the page is
 * for; undefined where there is none.
 */
export const latestTripOnServer = async (sold: string): Promise<Result<BookedTrip> | undefined> => {
  const agentId = currentAgent()
  if (agentId === undefined) return undefined
  const id = await env.BOOKING_SESSION.getByName(agentId).confirmation()
  const made = id === undefined ? undefined : await tripOfVisitor(id)
  if (made && (!made.ok || soldAs({ ...made.value, kinds: kindsOf(made.value.parts) }) === sold)) return answered(made)
  const own = await ownSummaries(agentId)
  if (!own.ok) return answered(own)
  const newest = own.value.find((trip) => soldAs(trip) === sold)
  return newest && tripPageOnServer(newest.id)
}

/** Sends the confirmation again, to the address of the booking and to no other. */
export const mailTripOnServer = async (id: string): Promise<Result<string>> => {
  const agentId = currentAgent()
  if (agentId === undefined || !mayBeId(id)) return notFound
  return runServer(mailAgain(agentId, id))
}
