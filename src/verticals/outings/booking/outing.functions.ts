import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { callInput } from '#/server/guard/call-input.ts'
import { loadOutingOnServer } from './load-outing.server.ts'

const pair = v.pipe(v.string(), v.minLength(3), v.maxLength(450))

/** Reads the pair that an address names. It runs out, so it is never cached and never made by a prefetch: POST. */
export const loadOuting = createServerFn({ method: 'POST' })
  .validator(callInput<string>()(pair))
  .handler(({ data }) => loadOutingOnServer(data))
