import { handler } from './api/http.ts'

export { RateLimit } from './api/rate-limit-object.ts'
export { BookingOrder } from './orders/booking-order.ts'
export { KeyRing } from './payments/key-ring.ts'

export default {
  fetch: (request: Request): Promise<Response> => handler(request),
}
