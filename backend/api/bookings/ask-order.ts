import { env } from 'cloudflare:workers'
import { Effect, Schema } from 'effect'
import { HttpServerRequest } from 'effect/http'
import type { NoMailService, TooManyRequests } from '#contract/booking-problem.ts'
import type { Unavailable } from '#contract/problem.ts'
import type { Answer } from '../../orders/store/idempotency.ts'
import { OrderProblem, sessionNotFound, unavailable } from '../../orders/order-problem.ts'
import { requestIdOf } from '../request-id.ts'

type OrderStub = ReturnType<typeof env.ORDERS.get>
type Tag = OrderProblem['_tag']
type Tagged<Name extends Tag> = Extract<OrderProblem, { readonly _tag: Name }>

const decodeProblem = Schema.decodeUnknownSync(OrderProblem)

/** Whether a problem is one of those that an endpoint's contract names. */
const among =
  <Name extends Tag>(...names: readonly Name[]) =>
  (problem: OrderProblem): problem is Tagged<Name> =>
    names.some((name) => name === problem._tag)

const isBookingProblem = among('BookingNotFound', 'TooManyRequests', 'Unavailable')

const isForgetProblem = among('BookingNotFound', 'BookingUnfinished', 'Unavailable')

const isMailProblem = among('BookingNotFound', 'Unavailable')

const isHeldProblem = among(
  'BookingNotFound',
  'InvalidRequest',
  'PriceChanged',
  'SessionClosed',
  'TooManyRequests',
  'Unavailable',
)

const isCancelProblem = among(
  'BookingNotFound',
  'InvalidRequest',
  'NotCancellable',
  'PriceChanged',
  'TooManyRequests',
  'Unavailable',
)

const isOfBookings = among('BookingNotFound', 'BookingUnfinished', 'NotCancellable')

export const isSessionProblem = (
  problem: OrderProblem,
): problem is Exclude<OrderProblem, Tagged<'BookingNotFound' | 'BookingUnfinished' | 'NotCancellable'>> =>
  !isOfBookings(problem)

/** Writes the id of this request into whatever problem comes of it. */
export const inRequest = <Value, Problem extends OrderProblem | NoMailService, R>(
  program: Effect.Effect<Value, Problem, R>,
) =>
  Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest
    const requestId = requestIdOf(request.headers)
    return yield* program.pipe(Effect.mapError((problem) => Object.assign(problem, { requestId })))
  })

/** What an order's object answered: a value, or one of the problems expected of it. No answer is `Unavailable`. */
export const asked = <Value, Problem extends OrderProblem>(
  call: () => Promise<Answer<Value>>,
  isExpected: (problem: OrderProblem) => problem is Problem,
) =>
  Effect.tryPromise({ try: call, catch: unavailable }).pipe(
    Effect.flatMap((answer) => {
      if (answer.ok) return Effect.succeed(answer.value)
      const problem = decodeProblem(answer.problem)
      return isExpected(problem) ? Effect.fail(problem) : Effect.die(problem)
    }),
  )

const orderOf = (sessionId: string) =>
  Effect.try({ try: () => env.ORDERS.get(env.ORDERS.idFromString(sessionId)), catch: sessionNotFound })

const sessionAnswer = <Value>(sessionId: string, call: (order: OrderStub) => Promise<Answer<Value>>) =>
  orderOf(sessionId).pipe(Effect.flatMap((order) => asked(() => call(order), isSessionProblem)))

/** Asks the order of a session. */
export const askSession = <Value>(sessionId: string, call: (order: OrderStub) => Promise<Answer<Value>>) =>
  inRequest(sessionAnswer(sessionId, call))

/** Asks the order of a session where that is `allowed`. */
export const askAllowed = <Value>(
  allowed: Effect.Effect<void, TooManyRequests | Unavailable>,
  sessionId: string,
  call: (order: OrderStub) => Promise<Answer<Value>>,
) => inRequest(allowed.pipe(Effect.andThen(sessionAnswer(sessionId, call))))

/** Asks the order behind a booking that the index knows, where such problems are expected of it. */
const asking =
  <Problem extends OrderProblem>(isExpected: (problem: OrderProblem) => problem is Problem) =>
  <Value>(sessionId: string, call: (order: OrderStub) => Promise<Answer<Value>>) =>
    asked(() => call(env.ORDERS.get(env.ORDERS.idFromString(sessionId))), isExpected)

export const askBooking = asking(isBookingProblem)
export const askHeld = asking(isHeldProblem)
export const askCancel = asking(isCancelProblem)
export const askToForget = asking(isForgetProblem)
export const askToMail = asking(isMailProblem)

/** The order of an agent's key: the same agent and key always mean the same session. */
export const orderToStart = (agentId: string, key: string): OrderStub =>
  env.ORDERS.get(env.ORDERS.idFromName(`${agentId} ${key}`))
