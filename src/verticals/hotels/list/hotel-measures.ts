import type { Hotel } from '../offer/hotel.ts'

/** Which of a hotel's prices counts, as bits: with this one, that of the cheapest choice that can be cancelled for nothing. */
export const refundableTerm = 1

/** What the orders measure, by which price counts and then by row. */
export interface HotelMeasures {
  readonly totals: readonly [all: Float64Array, refundable: Float64Array]
}

/** The whole stay's price where `terms` count; undefined where the hotel has no such choice. */
export const totalOf = ({ total, refundableTotal }: Hotel, terms: number): number | undefined =>
  terms & refundableTerm ? refundableTotal : total

export const measureHotels = (hotels: readonly Hotel[]): HotelMeasures => ({
  totals: [
    Float64Array.from(hotels, ({ total }) => total),
    Float64Array.from(hotels, ({ refundableTotal }) => refundableTotal ?? Infinity),
  ],
})
