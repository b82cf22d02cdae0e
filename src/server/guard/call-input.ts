import { getGlobalStartContext } from '@tanstack/react-start'
import * as v from 'valibot'
import { refuse } from './refusal.ts'

/** A server function's validator. The calls are anybody's: what does not fit `schema` is answered with 400, not as a failure of ours. */
export const callInput =
  <Sent>() =>
  <Read>(schema: v.GenericSchema<unknown, Read>) =>
  (sent: Sent): Read => {
    const read = v.safeParse(schema, sent)
    if (read.success) return read.output
    throw refuse(400, getGlobalStartContext()?.requestId ?? '')
  }
