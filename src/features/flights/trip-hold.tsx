import { useEffect } from 'react'
import { type PriceHold, SessionTimer, useHolding } from '#/features/checkout/checkout.ts'
import { searchName } from './flight-search.ts'
import { loadTrip } from './load-trip.functions.ts'
import type { PricedTrip } from './priced-trip.ts'
import { useTripNavigate, useTripScope } from './trip-scope.tsx'

/** Holds the price of a trip, and remembers the trip for the results page that the traveller may go back to. */
export function TripHold({ trip }: { trip: PricedTrip }) {
  const { selected } = useHolding()
  const { results, url } = useTripScope()
  const { checkAgain, toResults } = useTripNavigate()
  const search = results && searchName(results.search)
  useEffect(() => {
    if (search !== undefined) selected.choose({ search, url })
  }, [selected, search, url])
  const priceAgain = (): Promise<void> => checkAgain(trip.total.amount)
  return (
    <SessionTimer
      kind="summary"
      subject={trip.offerId}
      hold={trip.hold}
      onRecheck={() => recheck(trip, url, priceAgain)}
      onRefreshResults={toResults}
      onBackToResults={() => void toResults()}
      onRefreshSelected={priceAgain}
    />
  )
}

/** The page is left as it is where the price still stands, or nobody answers; anything else is for the page to tell. */
const recheck = async (
  { total }: PricedTrip,
  url: Readonly<Record<string, string>>,
  priceAgain: () => Promise<void>,
): Promise<PriceHold | undefined> => {
  const loaded = await loadTrip({ data: { ...url, shown: String(total.amount) } })
  const hold = loaded.state === 'priced' ? loaded.trip.hold : undefined
  const stands = loaded.state === 'priced' && loaded.trip.total.amount === total.amount
  const isOver = loaded.state === 'problem' && loaded.problem._tag === 'OfferGone'
  if (!stands && (hold || isOver)) await priceAgain()
  return hold
}
