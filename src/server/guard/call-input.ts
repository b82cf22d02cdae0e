import { notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { currentRequest, isCall } from '../current-request.server.ts'
import { refuse } from './refusal.ts'

/**
 * A server function's validator. The calls are anybody's: what does not fit `schema` is answered with 400, not as a failure of ours.
 * A page that is drawn calls with what stands in its address, and cannot carry such an answer: nothing is there.
 */
export const callInput =
  <Sent>() =>
  <Read>(schema: v.GenericSchema<unknown, Read>) =>
  (sent: Sent): Read => {
    const read = v.safeParse(schema, sent)
    if (read.success) return read.output
    throw isCall() ? refuse(400, currentRequest()?.requestId ?? '') : notFound()
  }
