import type { PackageOffer } from '#contract/products/packages/package-offer.ts'
import type { Problem } from '#domain/problem.ts'
import { runServer } from '#/server/runtime.server.ts'
import { visitorAddress } from '#/server/visitor/visitor-address.server.ts'
import { rulesFrom } from '../../flights/offer/offer-fares.server.ts'
import { chosenFlightFrom } from '../offer/chosen-flight.server.ts'
import { askCheck } from '../rooms/package-rooms.server.ts'
import type { CheckedAgain, LoadedOffer } from './loaded-offer.ts'
import { packageItem, readPackage } from './package-item.server.ts'

const noFlight: Problem = {
  _tag: 'InternalError',
  code: 'internal_error',
  message: 'The offer holds nothing to sell.',
  requestId: undefined,
}

const priced = (offer: PackageOffer): LoadedOffer => {
  const item = packageItem(offer)
  if (!item) return { state: 'problem', problem: noFlight }
  const { flight, dictionaries, price, expiresAt } = offer
  const family = flight.fareFamilies.find(({ id }) => id === flight.id) ?? {}
  return {
    state: 'priced',
    item,
    flight: chosenFlightFrom({ data: flight, dictionaries }),
    rules: rulesFrom(family, price.total.currency),
    hold: { answeredAt: new Date().toISOString(), expiresAt },
  }
}

export const loadOfferOnServer = async (id: string): Promise<LoadedOffer> => {
  const read = await runServer(readPackage(id))
  return read.ok ? priced(read.value) : { state: 'problem', problem: read.problem }
}

export interface Agreed {
  readonly flightOfferId: string
  readonly hotelOfferId: string
  readonly rates: readonly string[]
  /** the pair’s total that was agreed to, minor units */
  readonly shown: number
}

/** Asks airline and hotel once more about a pair that was agreed to. */
export const checkOfferOnServer = async (agreed: Agreed): Promise<CheckedAgain> => {
  const { hotelOfferId: agreedTo, ...choice } = agreed
  const checked = await runServer(askCheck({ ...choice, agreedTo }, visitorAddress()))
  if (!checked.ok) return { state: 'problem', problem: checked.problem }
  return checked.value.outcome === 'same' ? priced(checked.value.offer) : { state: 'changed' }
}
