import { Deferred, Effect } from 'effect'
import type { FlightSource } from './flight-source.ts'

/** How long suppliers are waited for in milliseconds: each of them, and the others once one has answered. */
export interface Patience {
  readonly limitMs: number
  readonly graceMs: number
}

export type SourceAnswer<Value> =
  | { readonly source: FlightSource; readonly status: 'ok'; readonly value: Value }
  | { readonly source: FlightSource; readonly status: 'failed' | 'timeout' }

const missing = Effect.fnUntraced(function* (source: FlightSource, status: 'failed' | 'timeout') {
  yield* Effect.logWarning({ event: 'supplier', supplier: source.code, outcome: status })
  return { source, status } as const
})

/** Asks all suppliers at once. One that is slow or down is left out, and a line in the log says so; the others' answers stand. */
export const askSources = Effect.fnUntraced(function* <Value, E extends { readonly _tag: string }>(
  sources: readonly FlightSource[],
  { limitMs, graceMs }: Patience,
  ask: (source: FlightSource) => Effect.Effect<Value, E>,
) {
  const first = yield* Deferred.make<void>()
  const over = Effect.sleep(limitMs).pipe(
    Effect.raceFirst(Deferred.await(first).pipe(Effect.andThen(Effect.sleep(graceMs)))),
    Effect.as('timeout' as const),
  )
  return yield* Effect.forEach(
    sources,
    Effect.fnUntraced(function* (source) {
      const asked = Effect.exit(ask(source)).pipe(
        Effect.tap((exit) => (exit._tag === 'Success' ? Deferred.succeed(first, undefined) : Effect.void)),
      )
      const exit = yield* Effect.raceFirst(asked, over)
      if (exit === 'timeout') return yield* missing(source, 'timeout')
      if (exit._tag === 'Success') return { source, status: 'ok', value: exit.value } as const
      const lost = exit.cause.reasons.some(
        (reason) => reason._tag === 'Fail' && reason.error._tag === 'SupplierTimedOut',
      )
      return yield* missing(source, lost ? 'timeout' : 'failed')
    }),
    { concurrency: 'unbounded' },
  )
})
