import type { PackageFlight, PackageFlightsAnswer } from '../../contract/products/packages/package-flights.ts'
import type { PackageCheckAnswer, PackageOffer } from '../../contract/products/packages/package-offer.ts'
import type { PackageRate, PackageRatesAnswer } from '../../contract/products/packages/package-stays.ts'
import { type Post, day } from './post.ts'

export type Fare = PackageFlight['fareFamilies'][number]

/** What a fare or a room is to be like; any is as good where it is not said. */
export interface Wanted {
  readonly fare?: (fare: Fare) => boolean
  readonly rate?: (rate: PackageRate) => boolean
}

const any = (): boolean => true

const party = {
  rooms: [{ index: 1, adult: 1, children: 0, childAge: [] }],
  rateInfo: { currencyCode: 'USD', refundableOnly: false },
}

/** The days there and back, local. */
type Days = readonly [there: string, back: string]

/** The first such fare of the flights of tests, there and back for one. */
export const chosenFlight = async (
  post: Post,
  isWanted: Wanted['fare'] = any,
  [there, back]: Days = [day(60), day(64)],
): Promise<string> => {
  const legInfo = [
    { from: 'BOG', to: 'CLO', departureDate: there },
    { from: 'CLO', to: 'BOG', departureDate: back },
  ]
  const answer = await post('/package/search', { legInfo, cabin: 'economy', ...party })
  const { data }: PackageFlightsAnswer = await answer.json()
  const [found] = data.flatMap(({ fareFamilies }) => fareFamilies.filter(isWanted))
  if (!found) throw new Error('no such fare')
  return found.id
}

/** Such a flight with the cheapest such room of a hotel of the place of tests, checked by the backend behind `post`. */
export const checkedPackage = async (
  post: Post,
  outcome: string,
  { fare, rate = any }: Wanted = {},
): Promise<PackageOffer> => {
  const flightOfferId = await chosenFlight(post, fare)
  const asked = { flightOfferId, hotelCode: `PRUEBAS-${outcome}`, ...party }
  const { roomTypes }: PackageRatesAnswer = await (await post('/package/rates', asked)).json()
  const rates = roomTypes.flatMap((type) => type.rates).filter(rate)
  const rateId = rates.toSorted((a, b) => a.more.total.amount - b.more.total.amount)[0]?.rateId
  const checked: PackageCheckAnswer = await (await post('/package/check', { flightOfferId, rateIds: [rateId] })).json()
  if (!('offer' in checked)) throw new Error(`the package is ${checked.outcome}`)
  return checked.offer
}
