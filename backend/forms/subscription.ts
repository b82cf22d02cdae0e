import { normalEmail } from '../orders/booking-reference.ts'
import type { Message } from './keep-message.ts'

/** That somebody wants to be written to, wherever they said so: one for each address. */
export const subscription = (email: string, language: string, bookingId?: string): Message => {
  const address = normalEmail(email)
  return {
    kind: 'subscribe',
    language,
    fields: { email: address },
    subject: `subscribe ${address}`,
    ...(bookingId !== undefined && { bookingId }),
  }
}
