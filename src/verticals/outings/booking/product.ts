import * as v from 'valibot'
import type { Product } from '#/features/checkout/product/product.ts'
import { extrasKey } from '../../activities/booking/answers.ts'
import { asksTheSame } from '../../activities/booking/sold-activity.ts'
import { bagsOfSameFlight } from '../../flights/booking/bags-of-same-flight.ts'
import { flightTotal } from '../../flights/booking/bags.ts'
import { firstBags } from '../../flights/booking/first-bags.ts'
import { noBags } from '../../flights/booking/flight-item.ts'
import { bagsFields, flights } from '../../flights/booking/product.ts'
import { bagParameters } from '../../flights/trip/trip-url.ts'
import { activitiesUrl } from './outing-addresses.ts'
import { type OutingDraft, type OutingItem, outingAddress } from './outing-item.ts'
import { outingSteps } from './outing-steps.ts'

const answer = v.pipe(v.string(), v.maxLength(500))

/** A flight and an activity at one price, as their booking needs them. Paid for by the session's own calls. */
export const outings: Product<OutingItem, OutingDraft['extras']> = {
  kind: 'outing',
  extrasSchema: v.pipe(
    v.objectWithRest(bagsFields, answer),
    v.check((extras) => Object.keys(extras).every((key) => key in bagsFields || extrasKey.test(key))),
  ),
  steps: outingSteps,
  noExtras: noBags,
  extrasOf: firstBags,
  keepsExtras: (before, item) => before.flightOfferId === item.flightOfferId && asksTheSame(before, item),
  extrasFrom: bagsOfSameFlight,
  total: flightTotal,
  listLine: flights.listLine,
  pages: (item) => ({
    summary: { to: '/paquetes/actividad/summary', search: { ...outingAddress(item), ...bagParameters(item) } },
    again: { to: '/activities/result', search: activitiesUrl({ ...item.search, ...bagParameters(item) }) },
    waiting: '/paquetes/booking/waiting',
    confirmed: '/paquetes/booking/success',
  }),
  inCalls: ({ flightOfferId, activityOfferId }) => ({ offers: [flightOfferId, activityOfferId] }),
}
