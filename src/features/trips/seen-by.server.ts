import { visitorAddress } from '#/server/visitor/visitor-address.server.ts'
import { openedTrips } from './opened-trips.server.ts'
import { currentAgent } from './trips.server.ts'

/** What shows that this visitor may see a booking: their agent, or its reference and email, where they opened it by these. */
export const seenBy = (id: string) => {
  const agentId = currentAgent()
  const opened = openedTrips().find(({ summary }) => summary.id === id)
  return {
    params: { id },
    headers: { 'x-visitor-address': visitorAddress(), ...(agentId !== undefined && { 'x-agent-id': agentId }) },
    payload: opened ? { opened: { referenceId: opened.referenceId, email: opened.email } } : {},
  }
}
