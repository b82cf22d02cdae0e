import { Cause, Effect, Exit, Option } from 'effect'
import type { Result } from '../problem.ts'
import { BackendClient } from './backend-client.server.ts'
import { problemOf } from './backend-problem.server.ts'

/**
 * Runs one request's program. Expected failures come back as plain data; a defect throws and becomes the error page.
 * The only place on the site that runs an Effect.
 */
export const runServer = async <Value>(
  program: Effect.Effect<Value, { readonly _tag: string; readonly message: string }, BackendClient>,
): Promise<Result<Value>> => {
  const exit = await Effect.runPromiseExit(program.pipe(Effect.provide(BackendClient.layer)))
  if (Exit.isSuccess(exit)) return { ok: true, value: exit.value }
  const failure = Cause.findErrorOption(exit.cause)
  if (Option.isSome(failure)) return { ok: false, problem: problemOf(failure.value) }
  throw Cause.squash(exit.cause)
}
