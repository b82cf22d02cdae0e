import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { callInput } from '#/server/guard/call-input.ts'
import { forgetSaved, keepEntered } from './saved-travellers.server.ts'

/** A visitor's own, so they are POST: never cached, never in an address or a log, and refused from other sites. */

/** Keeps those of the booking on this device, because its visitor said so. `documents`: their passports and IDs too. */
export const keepTravellers = createServerFn({ method: 'POST' })
  .validator(callInput<{ readonly documents: boolean }>()(v.strictObject({ documents: v.boolean() })))
  .handler(({ data }) => keepEntered(data.documents))

/** One by its id, or all; answers those who are left. */
export const forgetTravellers = createServerFn({ method: 'POST' })
  .validator(callInput<string | null>()(v.nullable(v.pipe(v.string(), v.maxLength(40)))))
  .handler(({ data }) => forgetSaved(data))
