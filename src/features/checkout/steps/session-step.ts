import { createIsomorphicFn } from '@tanstack/react-start'
import { Effect } from 'effect'
import { visitorHeaders } from '#/server/visitor/visitor-headers.ts'
import { type BookingInContext, inSession, keyed } from '../session/booking-context.server.ts'
import { type Client, type Step, onServerAlone } from './step.ts'

/** Opens a session; one that is open already learns the language that the traveller goes on in. */
export const sessionStep: Step = {
  name: 'session',
  debounceMs: 0,
  page: 'travellers',
  words: {},
  needed: () => true,
  ready: () => [],
  send: createIsomorphicFn()
    .server(({ session }: Client, booking: BookingInContext, part: string) => {
      const { agentId, language, returnUrl, infoData } = booking.context
      const payload = { agentId, language, returnUrl, infoData }
      const isOpen = booking.checkout.backendIds.sessionId !== null
      const headers = {
        ...keyed(booking, part, payload),
        ...(isOpen && inSession(booking)),
        ...visitorHeaders(booking.visitorAddress),
      }
      return Effect.map(session.start({ headers, payload }), ({ sessionId }) => ({ sessionId }))
    })
    .client(onServerAlone),
}
