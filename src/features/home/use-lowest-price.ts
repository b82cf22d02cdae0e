import { useEffect, useState } from 'react'
import type { Money } from '#domain/money/money.ts'
import type { RouteOffer } from './route-offer.ts'

interface PricesByDay {
  readonly currency: string
  readonly days: Readonly<Record<string, number>>
}

const ask = async (address: string, day: string, signal: AbortSignal): Promise<Money | null> => {
  const response = await fetch(address, { signal })
  if (!response.ok) {
    await response.body?.cancel()
    return null
  }
  const { currency, days } = (await response.json()) as PricesByDay
  const amount = days[day]
  return amount === undefined ? null : { amount, currency }
}

/** The lowest price of a suggested trip: undefined until it is known, null where there is none to show. */
export const useLowestPrice = ({
  priced,
  pricesMoveAt,
  priceAddress,
  departure,
}: RouteOffer): Money | null | undefined => {
  const [asked, setAsked] = useState<Money | null>()
  useEffect(() => {
    // the page may have been kept: what it was sent with holds until prices move
    if (priced !== undefined && Date.now() < pricesMoveAt) return undefined
    const control = new AbortController()
    ask(priceAddress, departure, control.signal).then(setAsked, () => control.signal.aborted || setAsked(null))
    return () => control.abort()
  }, [priced, pricesMoveAt, priceAddress, departure])
  return asked === undefined ? priced : asked
}
