import { useEffect, useState } from 'react'
import type { Money } from '#domain/money/money.ts'

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

/** The lowest price of a departure day: undefined until it is known, null where there is none to show. */
export const useLowestPrice = (address: string, day: string): Money | null | undefined => {
  const [price, setPrice] = useState<Money | null>()
  useEffect(() => {
    const control = new AbortController()
    ask(address, day, control.signal).then(setPrice, () => control.signal.aborted || setPrice(null))
    return () => control.abort()
  }, [address, day])
  return price
}
