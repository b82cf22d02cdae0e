import { Schema } from 'effect'
import { MinorAmount } from '../../fields.ts'
import { CancelTerms } from '../hotels/room-rate.ts'

/**
 * What a flight and a stay cost together. `total` is everything that must be paid: `dueNow`, which is charged with the order, and
 * `dueAtProperty`, which the hotel takes itself. It is always less than `apart`, what the very same two cost one by one. What
 * either part costs in it is told nowhere: the hotel's share is not for sale alone.
 */
export const PackagePrice = Schema.Struct({
  total: MinorAmount,
  dueNow: MinorAmount,
  dueAtProperty: MinorAmount,
  apart: MinorAmount,
})
export type PackagePrice = typeof PackagePrice.Type

const { steps: _amounts, ...told } = CancelTerms.fields

/** How the stay of a package can be cancelled, before its amounts are told for both parts together. */
export const ToldTerms = Schema.Struct(told)
