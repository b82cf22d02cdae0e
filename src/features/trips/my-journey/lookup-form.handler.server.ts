import { compactEmail } from '#domain/traveller/contact-details.ts'
import { setFlash, takeFlash } from '#/server/visitor/flash-cookie.server.ts'
import { localizedLike } from '#/i18n/locale.ts'
import { readForm, seeOther, textOf } from '#/server/visitor/posted-form.ts'
import { tripPath } from '../trip-paths.ts'
import { backToMyJourney } from './back-to-my-journey.server.ts'
import { type LookupRefusal, type RefusedLookup, lookupFaults } from './lookup.ts'
import { rememberOpened } from '../opened-trips.server.ts'
import { summaryOfOpened } from '../trip-summary.server.ts'
import { lookUpBooking } from '../trips.server.ts'

const flashName = 'lookup'
/** longer than any address or reference */
const longest = 254

const refusalOf = (tag: string): LookupRefusal => {
  if (tag === 'BookingNotFound' || tag === 'InvalidRequest') return 'notFound'
  return tag === 'TooManyRequests' ? 'tooMany' : 'unavailable'
}

/**
 * The lookup form as any browser sends it. Found: the booking is open for this session. Not found: back to the form, which
 * says so in the same words and status whichever half was wrong. What is not filled in or no address is told at its field.
 */
export const handleLookupForm = async (request: Request): Promise<Response> => {
  const form = await readForm(request)
  if (form instanceof Response) return form
  const typed = {
    referenceId: textOf(form, 'referenceId').slice(0, longest),
    email: textOf(form, 'email').slice(0, longest),
  }
  const backWith = (refused: RefusedLookup): Response => {
    setFlash(flashName, refused)
    return backToMyJourney(request, '#lookup')
  }
  const faults = lookupFaults(typed)
  if (faults) return backWith({ ...typed, faults })
  const email = compactEmail(typed.email)
  const found = await lookUpBooking(typed.referenceId.trim(), email)
  if (!found.ok) return backWith({ ...typed, refusal: refusalOf(found.problem._tag) })
  // how it stands changes: each list asks for it
  const summary = {
    ...summaryOfOpened(found.value),
    status: undefined,
    hold: undefined,
    calledOff: undefined,
    cancelledBy: undefined,
    isCancelRequested: undefined,
    givenBack: undefined,
  }
  rememberOpened({ referenceId: found.value.referenceId, email, summary })
  return seeOther(localizedLike(new URL(request.url).pathname, tripPath(found.value.id)))
}

/** What was just refused, once. */
export const takeRefusedLookup = (): RefusedLookup | undefined => takeFlash(flashName) as RefusedLookup | undefined
