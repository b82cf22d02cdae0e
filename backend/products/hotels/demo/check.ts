import type { HotelCheckAnswer, HotelCheckRequest, HotelOffer } from '#contract/products/hotels/hotel-rates.ts'
import type { Audience } from '../hotel-supplier.ts'
import { type Hotel, hotelAt } from './house/hotel.ts'
import { type ChoiceReference, readChoiceId } from './ids/choice-id.ts'
import { allDestinations } from './places/destinations.ts'
import { type Asking, hotelOffer, offerSeconds, ratesOf } from './rates.ts'
import { type Change, type HotelStay, type SoldRoom, hotelStay, soldRoom, unchanged } from './stay.ts'

const hotelOfReference = ({ destination, hotel }: ChoiceReference): Hotel | undefined => {
  const place = allDestinations()[destination]
  return place && hotel < place.hotelCount ? hotelAt(place, hotel) : undefined
}

/** The rates of a choice as one, where they are of one hotel and stay, one for each room in their order. */
const joined = (rates: readonly ChoiceReference[]): ChoiceReference | undefined => {
  const [first] = rates
  if (!first || rates.some(({ kind, rooms }) => kind !== 'rate' || rooms.length !== 1)) return undefined
  const alike = rates.every(
    ({ destination, hotel, start, nights, audience }) =>
      destination === first.destination &&
      hotel === first.hotel &&
      start === first.start &&
      nights === first.nights &&
      audience === first.audience,
  )
  const rooms = rates.flatMap((rate) => rate.rooms)
  if (!alike || rooms.some(({ roomIndex }, at) => roomIndex !== at + 1)) return undefined
  return { ...first, rooms, expirySecond: Math.min(...rates.map(({ expirySecond }) => expirySecond)) }
}

const soldAs = (stay: HotelStay, { rooms }: ChoiceReference, change: Change): (SoldRoom | undefined)[] =>
  rooms.map(({ roomIndex, type, plan, adults, childAges }) => {
    const room = soldRoom(stay, { roomIndex, occupancy: { adults, childAges } }, type, plan, change)
    const wanted = rooms.filter((own) => own.type === type).length
    return room && room.left >= wanted ? room : undefined
  })

const changeOf = ({ outcome }: Hotel): Change => ({
  raised: outcome === 'check_price_changed',
  changed: outcome === 'check_terms_changed',
})

/** The cheapest plan of the hotel whose rates are gone as soon as they are asked for once more. */
const isGoneAtCheck = ({ outcome }: Hotel, plan: number): boolean => outcome === 'check_sold_out' && plan === 0

const isAgreedTo = (
  agreedTo: string | undefined,
  choice: ChoiceReference,
  change: Change,
  key: Uint32Array,
): boolean => {
  const agreed = agreedTo === undefined ? null : readChoiceId(key, agreedTo)
  return (
    agreed !== null &&
    agreed.kind === 'offer' &&
    agreed.raised === change.raised &&
    agreed.changed === change.changed &&
    agreed.audience === choice.audience &&
    JSON.stringify([agreed.destination, agreed.hotel, agreed.start, agreed.nights, agreed.rooms]) ===
      JSON.stringify([choice.destination, choice.hotel, choice.start, choice.nights, choice.rooms])
  )
}

const total = (rooms: readonly SoldRoom[]) => ({
  amount: rooms.reduce((sum, { price }) => sum + price.total, 0),
  currency: 'USD',
})

const termsChanged = (before: HotelOffer, offer: HotelOffer): HotelCheckAnswer => {
  const changed = [
    ...(before.rooms.some(({ rate }, at) => rate.board !== offer.rooms[at]?.rate.board) ? (['board'] as const) : []),
    ...(JSON.stringify(before.cancel) === JSON.stringify(offer.cancel) ? [] : (['cancel'] as const)),
  ]
  const previous = before.rooms.map(({ rate }) => ({
    roomIndex: rate.roomIndex,
    board: rate.board,
    cancel: rate.cancel,
  }))
  return { outcome: 'terms_changed', changed, previous, offer }
}

/** Answers whether a choice can still be had as it was shown; undefined where the ids are none of ours, or of no one choice. */
export const checkChoice = (
  { rateIds, agreedTo }: HotelCheckRequest,
  asking: Asking,
  audience?: Audience,
): HotelCheckAnswer | undefined => {
  const read = rateIds.map((id) => readChoiceId(asking.key, id)).filter((rate) => rate !== null)
  const choice = read.length === rateIds.length ? joined(read) : undefined
  const hotel = choice && hotelOfReference(choice)
  if (!choice || !hotel || choice.audience !== audience) return undefined
  if (asking.second >= choice.expirySecond) return { outcome: 'expired' }

  const stay = hotelStay(hotel, choice, Math.floor(asking.second / 60))
  const change = changeOf(hotel)
  const now = soldAs(stay, choice, change)
  const gone = choice.rooms.flatMap(({ roomIndex, plan }, at) =>
    now[at] === undefined || isGoneAtCheck(hotel, plan) ? [roomIndex] : [],
  )
  const rooms = now.filter((room) => room !== undefined)
  if (gone.length > 0) {
    const asked = choice.rooms.map(({ roomIndex, adults, childAges }) => ({
      roomIndex,
      occupancy: { adults, childAges },
    }))
    const others = ratesOf(
      hotel,
      { ...choice, rooms: asked },
      asking,
      ({ planNumber }) => !isGoneAtCheck(hotel, planNumber),
    )
    return { outcome: 'sold_out', rooms: gone, others }
  }
  const offer = hotelOffer(stay, rooms, change, asking)
  if (isAgreedTo(agreedTo, choice, change, asking.key)) return { outcome: 'same', offer }
  const before = soldAs(stay, choice, unchanged).filter((room) => room !== undefined)
  if (change.raised) return { outcome: 'price_changed', previous: total(before), current: offer.price.total, offer }
  return change.changed ? termsChanged(hotelOffer(stay, before, unchanged, asking), offer) : { outcome: 'same', offer }
}

const withoutAudience = ({ audience: _audience, ...choice }: ChoiceReference): ChoiceReference => choice

/** An offer that was checked, made again from its id; undefined where the id is none of ours. `alone`: as it is sold without a flight. */
export const offerById = (
  id: string,
  key: Uint32Array,
  alone = false,
): { readonly offer: HotelOffer; readonly hotel: Hotel; readonly expirySecond: number } | undefined => {
  const read = readChoiceId(key, id)
  const choice = read && alone ? withoutAudience(read) : read
  const hotel = choice?.kind === 'offer' ? hotelOfReference(choice) : undefined
  if (!choice || !hotel) return undefined
  const second = choice.expirySecond - offerSeconds
  const change = { raised: choice.raised, changed: choice.changed }
  const stay = hotelStay(hotel, choice, Math.floor(second / 60))
  const rooms = soldAs(stay, choice, change).filter((room) => room !== undefined)
  if (rooms.length !== choice.rooms.length) return undefined
  return { offer: hotelOffer(stay, rooms, change, { second, key }), hotel, expirySecond: choice.expirySecond }
}
