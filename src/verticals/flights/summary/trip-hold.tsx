import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { Money } from '#domain/money/money.ts'
import { type PriceHold, HoldTimer, useHolding } from '#/features/checkout/checkout.ts'
import { searchName } from '../search/flight-search.ts'
import { loadTrip } from '../trip/load-trip.functions.ts'
import type { PricedTrip } from '../trip/priced-trip.ts'
import { useTripNavigate, useTripScope } from './trip-scope.tsx'
import { useTripTotal } from './use-trip-total.ts'

/** Holds the price of a trip, and remembers the trip for the results page that the traveller may go back to. */
export function TripHold({ trip }: { trip: PricedTrip }) {
  const { selected } = useHolding()
  const { results, url } = useTripScope()
  const { checkAgain, toResults } = useTripNavigate()
  const search = results && searchName(results.search)
  useEffect(() => {
    if (search !== undefined) selected.choose({ search, url })
  }, [selected, search, url])
  const { flights } = useTripTotal(trip)
  const priceAgain = (): Promise<void> => checkAgain(flights.amount)
  return (
    <HoldTimer
      kind="summary"
      subject={trip.offerId}
      hold={trip.hold}
      onRecheck={() => recheck(flights, url, priceAgain)}
      onRefreshResults={toResults}
      onBackToResults={() => void toResults()}
      onRefreshSelected={priceAgain}
      words={{ refreshSelected: <Trans>Refresh selected flight</Trans> }}
    />
  )
}

/** The page is left as it is where the price still stands, or nobody answers; anything else is for the page to tell. */
const recheck = async (
  agreed: Money,
  url: Readonly<Record<string, string>>,
  priceAgain: () => Promise<void>,
): Promise<PriceHold | undefined> => {
  const loaded = await loadTrip({ data: { ...url, shown: String(agreed.amount) } })
  const hold = loaded.state === 'priced' ? loaded.trip.hold : undefined
  const stands = loaded.state === 'priced' && loaded.trip.total.amount === agreed.amount
  const isOver = loaded.state === 'problem' && loaded.problem._tag === 'OfferGone'
  if (!stands && (hold || isOver)) await priceAgain()
  return hold
}
