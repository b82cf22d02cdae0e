import type { OrderState } from '../../orders/order-state.ts'
import type { HotelPart } from './hotel-types.ts'

/** The stay that the calls of a booking's hotel steps are about. */
export const hotelOf = ({ parts }: Pick<OrderState, 'parts'>): HotelPart | undefined =>
  parts.find((part) => part.kind === 'hotel')
