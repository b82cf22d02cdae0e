import { msg } from '@lingui/core/macro'
import type { OnTravellersPage } from '#/features/checkout/product/product-on-pages.ts'
import { PassengerCard } from '#/features/checkout/travellers/passenger/passenger-card.tsx'
import { travellerFaults } from '#/features/checkout/travellers/traveller-faults.ts'
import { FlightExtras } from './extras.tsx'
import { flightSteps } from './steps.ts'
import { NamesAdvice, WhoTravels } from './travellers-words.tsx'

/** Flights where their travellers are entered. */
export const onTravellersPage: OnTravellersPage = {
  Heading: WhoTravels,
  enter: msg`Enter travelers`,
  Advice: NamesAdvice,
  Traveller: PassengerCard,
  faults: travellerFaults,
  Extras: FlightExtras,
  steps: flightSteps,
}
