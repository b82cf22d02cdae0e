import type { Message } from '../forms/keep-message.ts'
import { subscription } from '../forms/subscription.ts'
import { isHeld } from './hold/held-order.ts'
import type { OrderState } from './order-state.ts'

/** Until then whoever books may still change their mind. */
const isSettled = (state: OrderState): boolean => state.booked?.status === 'Confirmed' || isHeld(state)

/** What is to be kept of whoever asked, as they booked, to be written to; undefined of everybody else. */
export const subscriptionOf = (state: OrderState): Message | undefined => {
  const { customer, started, bookingId } = state
  return customer?.newsletterSubscribe && isSettled(state)
    ? subscription(customer.email, started.language, bookingId)
    : undefined
}

/** The order once that is kept: whoever takes their address off the list is not put there again by what their booking does next. */
export const withoutSubscription = (state: OrderState): OrderState => {
  if (!state.customer || !subscriptionOf(state)) return state
  const { newsletterSubscribe: _asked, ...customer } = state.customer
  return { ...state, customer }
}
