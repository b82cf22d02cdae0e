import { msg } from '@lingui/core/macro'
import type { PaymentParts } from '#/features/checkout/product/product-on-pages.ts'
import { FlightPrice, FlightRecap } from './booking/recap.tsx'

/** Flights where they are paid for. */
export const paymentParts: PaymentParts = {
  Recap: FlightRecap,
  Price: FlightPrice,
  loadSteps: async () => (await import('./booking/steps.ts')).flightSteps,
  change: msg`Change trip, travelers or bags`,
}
