import type { ByKind, OnTravellersPage } from '#/features/checkout/product/product-on-pages.ts'
import { FlightExtras } from './flights/booking/extras.tsx'
import { flightSteps } from './flights/booking/steps.ts'

/** What each kind of travel shows where its travellers are entered. */
export const onTravellersPage: ByKind<OnTravellersPage> = {
  flight: { Extras: FlightExtras, steps: flightSteps },
}
