import { type CheckoutState, isNeeded, noBackendIds, touched, untouched, withSteps } from './checkout-state.ts'
import { type AnyExtras, type Draft, type Item, emptyDraft } from '../draft/draft.ts'
import type { Product } from '../product/product.ts'

/** What was sent is sent again, to another session, at once; what still waits for its debounce goes on waiting for it. */
export const sendAllAgain = ({ steps }: Product, checkout: CheckoutState, now: number): CheckoutState =>
  withSteps({ ...checkout, backendIds: noBackendIds }, steps, (state) => {
    if (state.status === 'empty') return state
    return touched(state, state.status === 'waiting' ? (state.dueAt ?? now) : now)
  })

/**
 * A booking of what was just priced, with all that an earlier draft of this visitor holds, its extras as far as they belong to this
 * offer too and it was chosen with them, or without, as now. Every step is to be sent to a session yet to be opened, after its
 * debounce and once it can be: what completes it may be entered in another step's fields.
 */
export const startBooking = (product: Product, item: Item, earlier: Draft | undefined, now: number): CheckoutState => {
  const begun: CheckoutState = {
    draft: draftOf(product, item, earlier),
    version: 1,
    steps: {},
    backendIds: noBackendIds,
    priceChange: null,
    payment: { status: 'idle', last: null },
    payments: 0,
  }
  return withSteps(begun, product.steps, (state, step) =>
    isNeeded(begun, step) ? touched(state, now + step.debounceMs) : untouched,
  )
}

const draftOf = (product: Product, item: Item, earlier: Draft | undefined): Draft => {
  const extras = item.withExtras ? product.extrasOf(item) : product.noExtras
  const empty = emptyDraft({ kind: product.kind, item, extras })
  if (!earlier) return empty
  const spare = [...earlier.passengers]
  const passengers = empty.passengers.map((guest) => {
    const at = spare.findIndex(({ type }) => type === guest.type)
    const [found] = at === -1 ? [] : spare.splice(at, 1)
    return found ? { ...found, id: guest.id } : guest
  })
  const { customer, billing } = earlier
  return {
    ...empty,
    customer,
    passengers,
    billing,
    extras: isChosenAlike(item, earlier.item) ? keptExtras(product, empty, earlier) : extras,
  }
}

export const isSameOffer = (draft: Draft, earlier: Draft): boolean =>
  draft.kind === earlier.kind && draft.item.offerId === earlier.item.offerId

export const isChosenAlike = (item: Pick<Item, 'withExtras'>, earlier: Pick<Item, 'withExtras'>): boolean =>
  (item.withExtras ?? false) === (earlier.withExtras ?? false)

const keptExtras = (product: Product, draft: Draft, earlier: Draft): AnyExtras => {
  const { kind, item, extras } = draft
  const isKept = isSameOffer(draft, earlier) || (kind === earlier.kind && product.keepsExtras?.(earlier.item, item))
  return isKept ? earlier.extras : (product.extrasFrom?.(earlier, item) ?? extras)
}
