import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import { openedCookie, sealedCookie } from '#/server/visitor/sealed-cookie.server.ts'
import { type OpenedFlight, type OpenedTrip, readOpened } from './opened-trip.ts'

/** Gone with the browser's session, as what it opens is (rule trip-1). */
const cookieName = '__Host-opened'
const options = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const

/** More than anybody looks up in one sitting; a cookie holds 4 kB. */
const most = 4

/** A picture of its own is drawn of what the booking says once it is read: of a cookie it would take a tenth. */
const withoutPictures = (key: string, value: unknown): unknown => (key === 'scene' ? undefined : value)

const readSealed = (text: string | undefined): readonly OpenedTrip[] => {
  const opened = text && openedCookie(text, cookieName)
  const trips: readonly (OpenedTrip | OpenedFlight)[] = opened ? JSON.parse(opened) : []
  return trips.map(readOpened)
}

export const openedTrips = (): readonly OpenedTrip[] => readSealed(getCookie(cookieName))

/** Remembers a booking for this session; the latest stay. */
export const rememberOpened = (trip: OpenedTrip): void => {
  const others = openedTrips().filter(({ summary }) => summary.id !== trip.summary.id)
  const text = JSON.stringify([trip, ...others].slice(0, most), withoutPictures)
  setCookie(cookieName, sealedCookie(text, cookieName), options)
}

export const forgetOpened = (): void => deleteCookie(cookieName, options)
