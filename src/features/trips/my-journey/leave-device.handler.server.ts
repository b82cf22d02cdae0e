import { getGlobalStartContext } from '@tanstack/react-start'
import { deleteCookie } from '@tanstack/react-start/server'
import { restartBookingOnServer } from '#/features/checkout/session/booking.server.ts'
import { forgetSaved } from '#/features/checkout/travellers/saved/saved-travellers.server.ts'
import { logFailure } from '#/server/log.ts'
import { agentCookie, agentCookieOptions } from '#/server/visitor/agent-cookie.server.ts'
import { readForm } from '#/server/visitor/posted-form.ts'
import { forgetOpened } from '../opened-trips.server.ts'
import { backToMyJourney } from './back-to-my-journey.server.ts'

/** What was typed goes from the server too: nobody could go on with it. Where it cannot be had, it goes after seven days. */
const forgetBegun = async (): Promise<void> => {
  try {
    await restartBookingOnServer()
  } catch (error) {
    logFailure({ event: 'begun_booking_not_forgotten', requestId: getGlobalStartContext()?.requestId ?? '' }, error)
  }
}

/**
 * The button as any browser sends it, before or without scripts: the cookies that open a visitor's trips, their begun booking and
 * whom they saved go from this browser. The bookings stand, and open by reference and email.
 */
export const handleLeaveForm = async (request: Request): Promise<Response> => {
  const form = await readForm(request)
  if (form instanceof Response) return form
  await forgetBegun()
  forgetSaved(null)
  forgetOpened()
  deleteCookie(agentCookie, agentCookieOptions)
  return backToMyJourney(request, '#left')
}
