import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type PriceHold, SessionTimer, useHolding } from '#/features/checkout/checkout.ts'
import { serialiseFlightSearch } from './flight-search.ts'
import type { PricedTrip } from './priced-trip.ts'
import { useTripNavigate, useTripScope } from './trip-scope.tsx'

/** How a results page names its search to the session, the same for every spelling of it. */
const searchName = (search: Parameters<typeof serialiseFlightSearch>[0]): string =>
  new URLSearchParams(serialiseFlightSearch(search)).toString()

/** Holds the price of a trip, and remembers the trip for the results page that the traveller may go back to. */
export function TripHold({ trip }: { trip: PricedTrip }) {
  const router = useRouter()
  const { selected } = useHolding()
  const { results, url } = useTripScope()
  const { checkAgain, toResults } = useTripNavigate()
  const search = results && searchName(results.search)
  useEffect(() => {
    if (search !== undefined) selected.choose({ search, url })
  }, [selected, search, url])
  const priceAgain = (): Promise<void> => checkAgain(trip.total.amount)
  const recheck = async (): Promise<PriceHold | undefined> => {
    await priceAgain()
    const match = router.state.matches.find(({ routeId }) => routeId === '/booking/summary')
    const loaded = match?.loaderData
    return loaded && 'trip' in loaded ? loaded.trip.hold : undefined
  }
  return (
    <SessionTimer
      kind="summary"
      subject={trip.offerId}
      hold={trip.hold}
      onRecheck={recheck}
      onRefreshResults={toResults}
      onBackToResults={() => void toResults()}
      onRefreshSelected={priceAgain}
    />
  )
}
