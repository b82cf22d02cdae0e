import type { OnTravellersPage } from '#/features/checkout/product/product-on-pages.ts'
import { FlightExtras } from './extras.tsx'
import { flightSteps } from './steps.ts'

/** Flights where their travellers are entered. */
export const onTravellersPage: OnTravellersPage = { Extras: FlightExtras, steps: flightSteps }
