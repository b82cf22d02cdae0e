import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import { seal, unseal } from '#/server/secrets.server.ts'
import type { Booking } from '../../../contract/booking.ts'
import type { LookupRefusal, RefusedLookup } from './lookup.ts'
import { rememberOpened } from './opened-trips.server.ts'
import { lookUpBooking } from './trips.server.ts'

/** Carries what was typed over the redirect to the page that says what was wrong with it, and no further. */
const typedCookie = '__Host-lookup'
const typedOptions = { path: '/', httpOnly: true, secure: true, sameSite: 'lax', maxAge: 60 } as const

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').slice(0, 254)

const refusalOf = (tag: string): LookupRefusal => {
  if (tag === 'BookingNotFound' || tag === 'InvalidRequest') return 'notFound'
  return tag === 'TooManyRequests' ? 'tooMany' : 'unavailable'
}

const summaryOf = (booking: Booking) => {
  const [offer] = booking.selectedFlightOffer.FlightOffer.data
  const [onward, back] = offer?.itineraries ?? []
  return {
    id: booking.id,
    reference: booking.referenceId,
    status: undefined,
    from: onward?.segments[0]?.departure.iataCode ?? '',
    to: onward?.segments.at(-1)?.arrival.iataCode ?? '',
    departureAt: onward?.segments[0]?.departure.at ?? '',
    returnAt: back?.segments[0]?.departure.at,
    travellers: booking.passengers.length,
    total: booking.total,
  }
}

const seeOther = (location: string): Response => new Response(null, { status: 303, headers: { location } })

/**
 * The lookup form as any browser sends it. Found: the booking is open for this session. Not found: back to the form, which
 * says so in the same words and status whichever half was wrong.
 */
export const answerLookupForm = async (request: Request): Promise<Response> => {
  const form = await request.formData()
  const typed = { referenceId: textOf(form, 'referenceId'), email: textOf(form, 'email') }
  const prefix = /^\/(?:es|en)(?=\/)/.exec(new URL(request.url).pathname)?.[0] ?? ''
  const found = await lookUpBooking(typed.referenceId.trim(), typed.email.trim())
  if (!found.ok) {
    const refused: RefusedLookup = { ...typed, refusal: refusalOf(found.problem._tag) }
    setCookie(typedCookie, Buffer.from(seal(JSON.stringify(refused))).toString('base64url'), typedOptions)
    return seeOther(`${prefix}/user/my-journey#lookup`)
  }
  rememberOpened({ referenceId: found.value.referenceId, email: typed.email.trim(), summary: summaryOf(found.value) })
  return seeOther(`${prefix}/user/my-journey/booking-detail?booking=${encodeURIComponent(found.value.id)}`)
}

/** What was just refused, once. */
export const takeRefusedLookup = (): RefusedLookup | undefined => {
  const sealed = getCookie(typedCookie)
  if (!sealed) return undefined
  deleteCookie(typedCookie, typedOptions)
  const text = unseal(new Uint8Array(Buffer.from(sealed, 'base64url')))
  return text === undefined ? undefined : JSON.parse(text)
}
