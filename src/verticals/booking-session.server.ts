import { BookingSession as AnyBookingSession } from '#/features/checkout/session/booking-session.server.ts'
import { products } from './products.server.ts'

/** A visitor's booking, of any kind of travel that can be booked here. */
export class BookingSession extends AnyBookingSession {
  constructor(context: DurableObjectState, bindings: Cloudflare.Env) {
    super(context, bindings, products)
  }
}
