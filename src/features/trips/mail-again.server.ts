import { Effect } from 'effect'
import { BookingClient } from '#/server/backend/backend-client.server.ts'

/** Sends a booking's mail once more and answers where to. It is asked for once: each time that it is heard is one mail more. */
export const mailAgain = (agentId: string, id: string) =>
  BookingClient.use(({ bookings }) => bookings.mailAgain({ headers: { 'x-agent-id': agentId }, params: { id } })).pipe(
    Effect.map(({ sentTo }) => sentTo),
    Effect.provide(BookingClient.layer),
  )
