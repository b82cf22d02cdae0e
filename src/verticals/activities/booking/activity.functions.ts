import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { loadReservedOnServer } from '#/features/checkout/product/load-item.server.ts'
import { callInput } from '#/server/guard/call-input.ts'
import { activityItem, readReserved } from './activity-item.server.ts'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(60))

/** Reads what was reserved. It runs out, so it is never cached and never made by a prefetch: POST. */
export const loadReserved = createServerFn({ method: 'POST' })
  .validator(callInput<string>()(id))
  .handler(({ data }) => loadReservedOnServer(readReserved(data), activityItem))
