import { type Columns, fromColumns, toColumns } from '#/features/results/answer/columns.ts'
import type { Hotel, HotelList, HotelNames } from './hotel.ts'

/** A list as a table of columns: a third of the size of the objects, and cheap to write and to read. */
export interface HotelColumns {
  readonly version: 1
  readonly names: HotelNames
  readonly hotels: Columns<Hotel>
}

const keys = [
  'code',
  'name',
  'stars',
  'quality',
  'type',
  'score',
  'reviews',
  'amenities',
  'accessible',
  'district',
  'lat',
  'lon',
  'seed',
  'total',
  'dueAtProperty',
  'nightly',
  'board',
  'refundability',
  'freeUntil',
  'refundableTotal',
  'left',
] as const satisfies readonly (keyof Hotel)[]

export const toHotelColumns = ({ hotels, ...names }: HotelList): HotelColumns => ({
  version: 1,
  names,
  hotels: toColumns(hotels, keys),
})

export const fromHotelColumns = ({ names, hotels }: HotelColumns): HotelList => ({
  ...names,
  hotels: fromColumns(hotels),
})
