import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { callInput } from '#/server/guard/call-input.ts'
import { type Agreed, checkOfferOnServer, loadOfferOnServer } from './load-offer.server.ts'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const pair = v.pipe(v.string(), v.minLength(3), v.maxLength(450))

const agreed = v.strictObject({
  flightOfferId: id,
  hotelOfferId: id,
  rates: v.pipe(v.array(id), v.maxLength(5)),
  shown: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})

/** Reads the pair that an address names. It runs out, so it is never cached and never made by a prefetch: POST. */
export const loadOffer = createServerFn({ method: 'POST' })
  .validator(callInput<string>()(pair))
  .handler(({ data }) => loadOfferOnServer(data))

/** Asks airline and hotel once more, and answers the same pair in an offer that stands for longer. */
export const checkOffer = createServerFn({ method: 'POST' })
  .validator(callInput<Agreed>()(agreed))
  .handler(({ data }) => checkOfferOnServer(data))
