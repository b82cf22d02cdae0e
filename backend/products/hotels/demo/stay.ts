import type { Audience } from '../hotel-supplier.ts'
import { nightPrices } from './prices/night-prices.ts'
import type { Hotel } from './house/hotel.ts'
import type { RoomTypeCode } from './house/room-types.ts'
import { templateOf } from './house/room-types.ts'
import { type KeptTerms, keptTerms } from './prices/cancel-terms.ts'
import { type Plan, changedLatePlan, changedPlan, planAt, planNumbers } from './prices/plans.ts'
import { type Occupancy, type RoomPrice, propertyFees, roomPrice } from './prices/room-price.ts'
import { packageFactor, packagePlan } from './prices/package-rate.ts'
import { roomsLeft } from './prices/rooms-left.ts'

/** When a stay is asked for. */
export interface StayDays {
  /** day number of the arrival */
  readonly start: number
  readonly nights: number
  readonly audience?: Audience
}

const daysOf = ({ start, nights }: StayDays): readonly number[] =>
  Array.from({ length: nights }, (_, night) => start + night)

/** A hotel during a stay: what all of its rates have in common. */
export interface HotelStay extends StayDays {
  readonly hotel: Hotel
  readonly days: readonly number[]
  readonly nightPrices: readonly number[]
  /** UTC minute */
  readonly askedAt: number
}

export const hotelStay = (hotel: Hotel, stay: StayDays, askedAt: number): HotelStay => {
  const days = daysOf(stay)
  return { ...stay, hotel, days, nightPrices: nightPrices(hotel, days), askedAt }
}

/** A room of a hotel during a stay, at one of its plans. */
export interface SoldRoom {
  readonly roomIndex: number
  readonly occupancy: Occupancy
  /** places in the lists of the hotel's room types and of all plans */
  readonly type: number
  readonly planNumber: number
  readonly code: RoomTypeCode
  readonly plan: Plan
  readonly price: RoomPrice
  /** of a rate that is sold with a flight: cents of the same alone */
  readonly apart: number | null
  readonly terms: KeptTerms
  readonly left: number
}

/** What the hotel has changed since it said its rates. */
export interface Change {
  readonly raised: boolean
  readonly changed: boolean
}

export const unchanged: Change = { raised: false, changed: false }

const raiseFactor = 1.08

const canSleep = (code: RoomTypeCode, { adults, childAges }: Occupancy): boolean => {
  const { maxGuests, maxAdults } = templateOf(code)
  return adults <= maxAdults && adults + childAges.length <= maxGuests
}

interface Asked {
  readonly roomIndex: number
  readonly occupancy: Occupancy
}

/** A room at a plan as it is sold; undefined where it is not. */
export const soldRoom = (
  stay: HotelStay,
  { roomIndex, occupancy }: Asked,
  type: number,
  planNumber: number,
  { raised, changed }: Change = unchanged,
): SoldRoom | undefined => {
  const { hotel, days, audience } = stay
  const code = hotel.roomTypes[type]?.code
  const known = planAt(planNumber)
  if (!code || !known || !planNumbers(hotel).includes(planNumber) || !canSleep(code, occupancy)) return undefined
  if (audience === 'package' && !packagePlan(known)) return undefined
  const fees = propertyFees(hotel, stay.nights, occupancy)
  const factor = raised ? raiseFactor : 1
  const alone = roomPrice(hotel, stay.nightPrices, fees, code, known, occupancy, factor)
  const price =
    audience === 'package'
      ? roomPrice(hotel, stay.nightPrices, fees, code, known, occupancy, factor * packageFactor(hotel))
      : alone
  const plan = changed ? changedPlan(known) : known
  const termsOf = (own: Plan) => keptTerms(hotel, own, days, price, stay.askedAt)
  const terms = termsOf(plan) ?? (changed ? termsOf(changedLatePlan(known)) : undefined)
  if (!terms) return undefined
  const left = roomsLeft(hotel, type, days)
  const apart = audience === 'package' ? alone.total : null
  return { roomIndex, occupancy, type, planNumber, code, plan, price, apart, terms, left }
}

/** Every rate of every asked room; empty where one of them cannot be had. */
export const soldRooms = (stay: HotelStay, rooms: readonly Asked[]): readonly SoldRoom[] => {
  const { hotel } = stay
  if (stay.nights < hotel.minimumStay) return []
  // whatever is chosen for the other rooms, there is one of the type for each
  const types = hotel.roomTypes.flatMap((_, type) => (roomsLeft(hotel, type, stay.days) >= rooms.length ? [type] : []))
  const byRoom = rooms.map((asked) =>
    types.flatMap((type) => planNumbers(hotel).flatMap((number) => soldRoom(stay, asked, type, number) ?? [])),
  )
  return byRoom.every((rates) => rates.length > 0) ? byRoom.flat() : []
}
