import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { callInput } from '#/server/guard/call-input.ts'
import { checkStayOnServer, loadStayOnServer } from './load-stay.server.ts'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200))

interface CheckedStay {
  readonly rates: readonly string[]
  readonly offer: string
}

/** Reads the offer that an address names. An offer runs out, so it is never cached and never made by a prefetch: POST. */
export const loadStay = createServerFn({ method: 'POST' })
  .validator(callInput<string>()(id))
  .handler(({ data }) => loadStayOnServer(data))

/** Asks the hotel once more, and answers the same stay in an offer that stands for longer. */
export const checkStay = createServerFn({ method: 'POST' })
  .validator(callInput<CheckedStay>()(v.strictObject({ rates: v.pipe(v.array(id), v.maxLength(5)), offer: id })))
  .handler(({ data }) => checkStayOnServer(data))
