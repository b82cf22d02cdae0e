import { Schema } from 'effect'
import { MinorAmount } from './fields.ts'

/**
 * Where one part of an order stands. `held`: the supplier keeps it, and nothing is paid to it yet. `requested`: the supplier
 * confirms by hand. `unknown`: an answer was lost, and the supplier is being asked. `stuck`: giving it back has not worked yet.
 * `cancelled`: it was confirmed, and was called off since, by its supplier or by its traveller.
 */
export const PartState = Schema.Literals([
  'quoted',
  'securing',
  'held',
  'confirming',
  'confirmed',
  'requested',
  'refused',
  'unknown',
  'releasing',
  'released',
  'stuck',
  'cancelled',
])
export type PartState = typeof PartState.Type

/** Whether nothing is to come of a part any more. */
export const isOff = (state: PartState): boolean => state === 'refused' || state === 'released' || state === 'cancelled'

interface Ordered<Part> {
  readonly bookingStatus: string
  readonly parts: readonly Part[]
}

/**
 * The parts of a booking that pages and mails tell of. Whoever kept what was left once a part was refused has booked that alone; what
 * was called off since it was booked is told, with what goes back.
 */
export const toldParts = <Part extends { readonly state: PartState }>({
  bookingStatus,
  parts,
}: Ordered<Part>): readonly Part[] =>
  bookingStatus === 'Confirmed' || bookingStatus === 'Cancelled'
    ? parts.filter(({ state }) => state !== 'refused' && state !== 'released')
    : parts

interface Cancelled {
  readonly state: PartState
  readonly cancellation?: Cancellation
}

/** Whether nobody cancels a part any more: it is off, or its traveller has asked for it already. */
export const isCancelOver = ({ state, cancellation }: Cancelled): boolean =>
  isOff(state) || cancellation?.state === 'requested'

/** By whom a booking was called off whole; undefined of any other. */
export const cancelledBy = ({ bookingStatus, parts }: Ordered<Cancelled>): 'supplier' | 'traveller' | undefined => {
  if (bookingStatus !== 'Cancelled') return undefined
  return parts.some(({ state, cancellation }) => state === 'cancelled' && cancellation) ? 'traveller' : 'supplier'
}

/** Whether its traveller cancels something of which the supplier has said nothing yet. */
export const isCancelRequested = (parts: readonly Cancelled[]): boolean =>
  parts.some(({ cancellation }) => cancellation?.state === 'requested')

interface PartOf<Kind extends string> {
  readonly kind: Kind
  readonly item: Schema.Top
  readonly extras: Schema.Top
  readonly document: Schema.Top
}

/**
 * That its traveller cancels a part that is confirmed. `requested`: its supplier has yet to take it back. `refused`: it was silent at
 * first, and does not, or not at what was agreed: the part stands. `refunding`: it has taken it back, and the money is on its way. `kept`
 * and `refund` are what was charged for it, together.
 */
const Cancellation = Schema.Struct({
  state: Schema.Literals(['requested', 'refused', 'refunding', 'refunded']),
  /** ISO instants, UTC; the second is missing until its supplier has taken it back */
  requestedAt: Schema.String,
  cancelledAt: Schema.optionalKey(Schema.String),
  kept: MinorAmount,
  refund: MinorAmount,
})
export type Cancellation = typeof Cancellation.Type

/** What the parts of an order have in common, whatever is bought: `item` and `extras` are the product's own. */
export const partOf = <const Part extends PartOf<string>>({ kind, item, extras, document }: Part) =>
  Schema.Struct({
    partId: Schema.String,
    kind: Schema.Literal(kind as Part['kind']),
    item: item as Part['item'],
    extras: extras as Part['extras'],
    /** `total` is what the part adds to the order's total, its extras in it; `expiresAt` is an ISO instant, UTC */
    quote: Schema.Struct({ offerId: Schema.String, total: MinorAmount, expiresAt: Schema.String }),
    state: PartState,
    /** `reference` is the supplier's own; null while it has none */
    supplier: Schema.Struct({ name: Schema.String, reference: Schema.NullOr(Schema.String) }),
    documents: Schema.Array(document as Part['document']),
    /** missing where its traveller has not asked for it */
    cancellation: Schema.optionalKey(Cancellation),
  })

/** What the parts have in common as a list of orders shows them; `fields` are the product's own. */
export const partLineOf = <const Kind extends string, Fields extends Schema.Struct.Fields>(
  kind: Kind,
  fields: Fields,
) => Schema.Struct({ partId: Schema.String, kind: Schema.Literal(kind), state: PartState, ...fields })
