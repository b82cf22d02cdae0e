import type { OnTravellersPage } from '#/features/checkout/product/product-on-pages.ts'
import { onTravellersPage } from '../../flights/booking/on-travellers-page.ts'
import { flownTourSteps } from './steps.ts'

/** Flights with a tour where those who travel are entered: all of them fly and come along. */
export const onFlownTourTravellers: OnTravellersPage = { ...onTravellersPage, steps: flownTourSteps }
