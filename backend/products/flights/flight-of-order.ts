import type { OrderState } from '../../orders/order-state.ts'
import type { FlightPart } from './flight-types.ts'

/** The flight that the calls of a booking's flight steps are about. */
export const flightOf = ({ parts }: Pick<OrderState, 'parts'>): FlightPart | undefined =>
  parts.find((part) => part.kind === 'flight')
