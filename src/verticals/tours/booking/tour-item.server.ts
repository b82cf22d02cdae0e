import { Effect } from 'effect'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { sharingKey, sharingText } from '../page/tour-parameters.ts'
import { serialiseTourSearch } from '../search/tour-search.ts'
import { type SoldTour, type TourItem, isChild } from './sold-tour.ts'
import { travelersOf } from './travelers-of.ts'

/** What the address of its summary says: enough to choose again. */
const bookingSearch = ({ id, tour, ages, rooms, price }: SoldTour): TourItem['search'] => {
  const party = { adults: ages.filter((age) => !isChild(age)).length, ages: ages.filter(isChild) }
  return {
    tour: tour.tourCode,
    ...serialiseTourSearch({ country: tour.country.countryCode, month: undefined, party }, tour.country.slug),
    [sharingKey]: sharingText(rooms),
    offer: id,
    shown: String(price.total.amount),
  }
}

/** Reserved places as what is being sold: everybody of the party is named. */
export const tourItem = (sold: SoldTour): TourItem => ({
  offerId: sold.id,
  total: sold.price.deposit,
  days: { departure: sold.from, end: sold.to },
  travellers: travelersOf(sold),
  byHand: sold.confirmation === 'MANUAL',
  sold,
  search: bookingSearch(sold),
})

export const readReserved = (id: string) => BackendClient.use(({ tours }) => tours.offer({ params: { id } }))

/** A departure as it was reserved: until its time has passed it costs what was answered. */
export const priceTour = (offerId: string) => Effect.map(readReserved(offerId), tourItem)
