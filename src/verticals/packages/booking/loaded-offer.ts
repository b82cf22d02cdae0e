import type { Problem } from '#domain/problem.ts'
import type { PriceHold } from '#/features/checkout/checkout.ts'
import type { FareRules } from '../../flights/offer/flight-offer.ts'
import type { ChosenFlight } from '../offer/chosen-flight.ts'
import type { PackageItem } from './package-item.ts'

/** A checked pair as its summary shows it. */
export interface PricedPackage {
  readonly state: 'priced'
  readonly item: PackageItem
  readonly flight: ChosenFlight
  /** what the fare includes and allows; of giving it back the terms of the whole package speak */
  readonly rules: FareRules
  readonly hold: PriceHold
}

export type LoadedOffer = PricedPackage | { readonly state: 'problem'; readonly problem: Problem }

/** `changed`: airline or hotel answer something else by now, and the page of the rooms says what. */
export type CheckedAgain = LoadedOffer | { readonly state: 'changed' }
