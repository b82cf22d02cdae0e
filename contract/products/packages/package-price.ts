import { Schema } from 'effect'
import { CancelStep, LocalDate, MinorAmount } from '../../fields.ts'
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

/** How both parts of a package are cancelled at once: what is kept of its price by whoever cancels before `until`. */
export const PairCancelling = Schema.Struct({
  freeUntil: Schema.NullOr(Schema.String),
  steps: Schema.Array(CancelStep),
})
export type PairCancelling = typeof PairCancelling.Type

/** A package as it was booked, with how all of it is cancelled; `fixedNights` of its stay are never given back. */
export const BookedPackage = Schema.Struct({
  ...PackagePrice.fields,
  cancel: Schema.Struct({ ...PairCancelling.fields, fixedNights: Schema.Array(LocalDate) }),
})
export type BookedPackage = typeof BookedPackage.Type

const { steps: _amounts, ...told } = CancelTerms.fields

/** How the stay of a package can be cancelled, before its amounts are told for both parts together. */
export const ToldTerms = Schema.Struct(told)
