import { Clock, Context, Effect, Schedule } from 'effect'
import { logLine } from './log-line.ts'

/** A call to another side, while it is made: what its lines in the log say. */
export interface OpenCall {
  readonly step: string
  readonly requestId: string
  attempt: number
  startedAt: number
  /** why the attempt before failed, while nobody knows yet whether another follows */
  failed: string | undefined
}

/** The call that a request to the other side belongs to, where it is one that is logged. */
export const CurrentCall = Context.Reference<OpenCall | undefined>('contract/CurrentCall', {
  defaultValue: () => undefined,
})

/**
 * How a call ended badly. `retried`: another attempt follows. `refused`: the other side said no, in the words of the contract.
 * `lost`: no answer came, and whether it was done is not known. `unknown`: an answer came that cannot be understood.
 */
export type CallOutcome = 'retried' | 'refused' | 'lost' | 'unknown'

export const logCall = Effect.fnUntraced(function* (call: OpenCall, outcome: CallOutcome, tag: string) {
  const ms = (yield* Clock.currentTimeMillis) - call.startedAt
  const level = outcome === 'retried' || outcome === 'refused' ? 'warn' : 'error'
  logLine(level, 'call', call.requestId, { step: call.step, outcome, tag, attempt: call.attempt, ms })
})

type Method = (...parameters: readonly never[]) => unknown

const isMethod = (value: unknown): value is Method => typeof value === 'function'

/** The same service, each of whose methods leaves one line in the log for each attempt that ended badly. */
export const withLoggedCalls = <Service extends object>(
  service: Service,
  options: {
    readonly name: string
    readonly requestIdOf: (parameters: readonly unknown[]) => Effect.Effect<string>
    /** undefined for what is no failure of the call */
    readonly outcomeOf: (failure: unknown) => { readonly outcome: CallOutcome; readonly tag: string } | undefined
  },
): Service => {
  const logged =
    (step: string, method: Method): Method =>
    (...parameters) =>
      Effect.gen(function* () {
        const startedAt = yield* Clock.currentTimeMillis
        const requestId = yield* options.requestIdOf(parameters)
        const call: OpenCall = { step, requestId, attempt: 1, startedAt, failed: undefined }
        return yield* (method(...parameters) as Effect.Effect<unknown, unknown>).pipe(
          Effect.provideService(CurrentCall, call),
          Effect.tapError((failure) => {
            const end = options.outcomeOf(failure)
            return end ? logCall(call, end.outcome, end.tag) : Effect.void
          }),
        )
      })
  const entries = Object.entries(service).map(([key, value]): [string, unknown] => {
    const step = `${options.name}.${key}`
    if (isMethod(value)) return [key, logged(step, value)]
    const isGroup = typeof value === 'object' && value !== null && !Effect.isEffect(value)
    return [key, isGroup ? withLoggedCalls(value, { ...options, name: step }) : value]
  })
  return Object.fromEntries(entries) as Service
}

/** A call that is made again on a schedule, `retries` times at most, or never: each attempt that ended badly leaves one line in the log. */
export const withLoggedAttempts = <Value, Failure extends { readonly _tag: string }, Needs>(
  attempt: Effect.Effect<Value, Failure, Needs>,
  options: {
    readonly step: string
    readonly requestId: string
    readonly retries?: number
    readonly schedule?: Schedule.Schedule<unknown>
    readonly tagOf?: (failure: Failure) => string
    readonly outcomeOf: (failure: Failure) => CallOutcome
  },
): Effect.Effect<Value, Failure, Needs> =>
  Effect.suspend(() => {
    const { step, requestId, retries = 0, schedule = Schedule.forever, outcomeOf, tagOf = ({ _tag }) => _tag } = options
    const call: OpenCall = { step, requestId, attempt: 0, startedAt: 0, failed: undefined }
    return Effect.gen(function* () {
      call.attempt += 1
      call.startedAt = yield* Clock.currentTimeMillis
      return yield* attempt
    }).pipe(
      Effect.tapError((failure) =>
        logCall(call, call.attempt <= retries ? 'retried' : outcomeOf(failure), tagOf(failure)),
      ),
      Effect.retry(schedule.pipe(Schedule.upTo({ times: retries }))),
    )
  })
