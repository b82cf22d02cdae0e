import handler, { createServerEntry } from '@tanstack/react-start/server-entry'
import { answerOf } from './server/answer.server.ts'

export { BookingSession } from './features/checkout/booking-session.server.ts'

export default {
  ...createServerEntry({
    fetch: (request) => answerOf(request, (checked, context) => handler.fetch(checked, { context })),
  }),
}
