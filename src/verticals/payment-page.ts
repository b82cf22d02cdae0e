import type { ByKind, OnPaymentPage } from '#/features/checkout/product/product-on-pages.ts'
import { FlightPrice, FlightRecap } from './flights/booking/recap.tsx'
import { flightSteps } from './flights/booking/steps.ts'

/** What each kind of travel shows where it is paid for. */
export const onPaymentPage: ByKind<OnPaymentPage> = {
  flight: { Recap: FlightRecap, Price: FlightPrice, steps: flightSteps },
}
