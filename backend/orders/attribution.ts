import type { InfoData } from '#contract/products/flights/flights.ts'
import type { OrderState } from './order-state.ts'

type Info = typeof InfoData.Type

/** What a call says of where its traveller came from. */
export interface Attributed {
  readonly infoData?: Info
  readonly disId?: string
}

const isSaid = (infoData: Info | undefined): infoData is Info => Object.values(infoData ?? {}).some(Boolean)

/** The order with where it came from as a call says it: what is known already stands where the call says nothing, and goes where it says `{}`. */
export const withAttribution = (state: OrderState, { infoData, disId }: Attributed): OrderState => ({
  ...state,
  started: infoData ? { ...state.started, infoData } : state.started,
  ...(disId && { disId }),
})

/** Where an order came from; undefined where nobody said. */
export const attributionOf = ({ started: { infoData = {} }, disId }: OrderState) =>
  isSaid(infoData) || disId !== undefined ? { infoData, disId } : undefined

/** The order without where it came from, which is kept for a time of its own once there is a booking. */
export const withoutAttribution = ({ disId: _disId, ...state }: OrderState): OrderState => {
  const { infoData: _infoData, ...started } = state.started
  return { ...state, started }
}
