import {
  type ReactNode,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useRouter } from '@tanstack/react-router'
import { keepCopy } from '../copies/device-copies.ts'
import { isSeenOnline, onSeenAgain } from '#/ui/seen-again.ts'
import { loadBooking } from '../trips.functions.ts'
import { type BookedTrip, isUnsettled } from './booked-trip.ts'

/** Milliseconds between two looks at a booking that is still being settled. */
const interval = 5000

/** What a trip says, but for the time that passes in any case. */
const textOf = (trip: BookedTrip): string =>
  JSON.stringify(trip, (key, value: unknown) => (key === 'msLeft' ? undefined : value))

/** Both were read in the same way, so that what they say of the same trip stands in the same order. */
const isSame = (one: BookedTrip, other: BookedTrip): boolean => textOf(one) === textOf(other)

const ReadAgain = createContext<() => Promise<void>>(() => Promise.resolve())

/** Gives what reads the trip of the page again, once something was done to it. */
export const useReadTripAgain = (): (() => Promise<void>) => useContext(ReadAgain)

/** The trip's own page, to which the list of trips leads: whoever has just booked has not seen it yet. */
const keepElsewhere = (path: string): void => {
  if (new URL(path, window.location.href).href !== window.location.href) keepCopy(path)
}

interface FollowedTripProps {
  /** as the page was loaded with it */
  readonly trip: BookedTrip
  /** draws the trip as it was read last */
  readonly children: (trip: BookedTrip) => ReactNode
}

/**
 * Reads a trip again while something of it is still on its way, as long as somebody looks, and as soon as somebody does so again.
 * Nobody asked for that: where it cannot be had, the page stays as it stands, and the next look asks again. Once something has
 * changed, the copy on this device is made anew: it is read where there is no connection, at the airport.
 */
export function FollowedTrip({ trip: loaded, children }: FollowedTripProps) {
  const [read, setRead] = useState({ loaded, trip: loaded })
  /** looks by their number: of an answer that is overtaken nothing is shown, and what was done to the trip is owed a look after it */
  const looks = useRef({ asked: 0, heard: 0, owed: 0 })
  const trip = read.loaded === loaded ? read.trip : loaded
  const look = useCallback(async (): Promise<void> => {
    looks.current.asked += 1
    const { asked } = looks.current
    const found = await loadBooking({ data: loaded.id }).catch(() => undefined)
    if (!found?.ok || asked < looks.current.heard) return
    looks.current.heard = asked
    setRead({ loaded, trip: found.value })
  }, [loaded])
  const readAgain = useCallback((): Promise<void> => {
    looks.current.owed = looks.current.asked + 1
    return look()
  }, [look])
  const readAt = useRef(0)
  const lookIfWanted = useEffectEvent(() => {
    const { owed, heard } = looks.current
    if (isSeenOnline() && (owed > heard || isUnsettled(trip, Date.now() - readAt.current))) void look()
  })
  const router = useRouter()
  const ownPage = router.buildLocation({
    to: '/user/my-journey/booking-detail',
    search: { booking: loaded.id },
  }).publicHref
  useEffect(() => keepElsewhere(ownPage), [ownPage])
  const kept = useRef(loaded)
  useEffect(() => {
    readAt.current = Date.now()
    if (isSame(kept.current, trip)) return
    kept.current = trip
    keepCopy()
    keepElsewhere(ownPage)
  }, [trip, ownPage])
  useEffect(() => {
    const timer = setInterval(() => lookIfWanted(), interval)
    const stopListening = onSeenAgain(() => lookIfWanted())
    return () => {
      clearInterval(timer)
      stopListening()
    }
  }, [])
  return <ReadAgain value={readAgain}>{children(trip)}</ReadAgain>
}
