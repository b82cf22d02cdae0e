import { estimateIn } from '#domain/money/exchange-rates.ts'
import { type Money, multiplyMoney } from '#domain/money/money.ts'
import type { Board } from '#domain/hotel-kinds.ts'
import type { StayPrice } from '#contract/products/hotels/room-rate.ts'
import { demoRates } from '../../../../currency/demo-rates.ts'
import { mix } from '../../../demo/deterministic.ts'
import type { Hotel } from '../house/hotel.ts'
import { type RoomTypeCode, templateOf } from '../house/room-types.ts'
import type { Plan } from './plans.ts'

/** Who sleeps in a room. */
export interface Occupancy {
  readonly adults: number
  readonly childAges: readonly number[]
}

type PropertyFee = StayPrice['propertyFees'][number]

/** What one room costs: cents of each night before tax, and the tax of each. */
export interface RoomPrice {
  readonly nets: readonly number[]
  readonly taxes: readonly number[]
  readonly net: number
  readonly tax: number
  readonly fees: readonly PropertyFee[]
  readonly feesTotal: number
  /** everything, in cents */
  readonly total: number
}

/** A baby sleeps for nothing; a child costs less than whoever eats and sleeps like the grown-up. */
const extraOf = (age: number): number => (age < 3 ? 0 : age < 12 ? 0.1 : 0.2)
const extraAdult = 0.24
const aloneFactor = 0.94

const occupancyFactor = ({ adults, childAges }: Occupancy, included: number): number => {
  if (adults === 1 && childAges.length === 0 && included > 1) return aloneFactor
  const further = Math.max(0, adults - included)
  return 1 + further * extraAdult + childAges.reduce((sum, age) => sum + extraOf(age), 0)
}

/** Dollars of a middling house for a grown-up and night. */
const boardPrices: Readonly<Record<Board, number>> = {
  room_only: 0,
  breakfast: 7,
  half_board: 21,
  full_board: 30,
  all_inclusive: 42,
}

const eats = (age: number): number => (age < 3 ? 0 : age < 12 ? 0.5 : 1)

const boardPrice = ({ stars }: Hotel, board: Board, { adults, childAges }: Occupancy): number => {
  const plates = adults + childAges.reduce((sum, age) => sum + eats(age), 0)
  return Math.round(boardPrices[board] * 100 * plates * (0.55 + stars * 0.15))
}

const inDollars = (local: Money): Money => estimateIn(local, 'USD', demoRates) ?? { amount: 0, currency: 'USD' }

const fee = (kind: PropertyFee['kind'], label: PropertyFee['label'], local: Money): PropertyFee => ({
  kind,
  label,
  amount: inDollars(local),
  local,
})

const words = {
  city_tax: { en: 'City tax', es: 'Impuesto turístico' },
  resort_fee: { en: 'Resort fee', es: 'Cargo de resort' },
  cleaning_fee: { en: 'Final cleaning', es: 'Limpieza final' },
} as const

const resortFee = ({ outcome, type, destination, seed }: Hotel, nights: number): PropertyFee[] => {
  if (outcome === 'fee_at_property')
    return [fee('resort_fee', words.resort_fee, { amount: 2800 * nights, currency: 'NZD' })]
  const dollars = ['US', 'PR', 'DO', 'MX'].includes(destination.countryCode)
  if (type !== 'resort' || !dollars) return []
  return [fee('resort_fee', words.resort_fee, { amount: (1200 + (mix(seed, 71) % 5) * 500) * nights, currency: 'USD' })]
}

const cityTaxOf = ({ outcome, destination }: Hotel): Money | null =>
  outcome === 'fee_at_property' || outcome === 'per_person_extras'
    ? { amount: 450, currency: 'NZD' }
    : destination.cityTax

const cityTax = (hotel: Hotel, nights: number, { adults, childAges }: Occupancy): PropertyFee[] => {
  const perNight = cityTaxOf(hotel)
  const persons = hotel.outcome === 'per_person_extras' ? adults + childAges.length : adults
  return perNight ? [fee('city_tax', words.city_tax, multiplyMoney(perNight, persons * nights))] : []
}

const cleaningFee = ({ type, seed }: Hotel): PropertyFee[] =>
  type === 'apartment' && mix(seed, 72) % 3 === 0
    ? [fee('cleaning_fee', words.cleaning_fee, { amount: 1800 + (mix(seed, 73) % 6) * 400, currency: 'USD' })]
    : []

/** What a hotel takes of one room besides its price, whatever the rate. */
export const propertyFees = (hotel: Hotel, nights: number, occupancy: Occupancy): readonly PropertyFee[] => [
  ...cityTax(hotel, nights, occupancy),
  ...resortFee(hotel, nights),
  ...cleaningFee(hotel),
]

/** `raise`: what the hotel asks more than it had said, or less of whom it sells to, as a factor. */
export const roomPrice = (
  hotel: Hotel,
  nightPrices: readonly number[],
  fees: readonly PropertyFee[],
  code: RoomTypeCode,
  plan: Plan,
  occupancy: Occupancy,
  raise = 1,
): RoomPrice => {
  const { factor, included } = templateOf(code)
  const share = factor * plan.factor * occupancyFactor(occupancy, included)
  const board = boardPrice(hotel, plan.board, occupancy)
  const nets = nightPrices.map((price) => Math.round((price * share + board) * raise))
  const taxes = nets.map((net) => Math.round((net * hotel.destination.tax) / 100))
  const net = nets.reduce((sum, own) => sum + own, 0)
  const tax = taxes.reduce((sum, own) => sum + own, 0)
  const feesTotal = fees.reduce((sum, { amount }) => sum + amount.amount, 0)
  return { nets, taxes, net, tax, fees, feesTotal, total: net + tax + feesTotal }
}
