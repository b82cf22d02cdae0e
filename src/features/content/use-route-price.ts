import { useEffect, useState } from 'react'
import { addDays } from '#/domain/dates.ts'
import type { Money } from '#/domain/money.ts'
import type { FlightLink } from './flight-links.ts'

interface PricesByDay {
  readonly currency: string
  readonly days: Readonly<Record<string, number>>
}

export interface RoutePrice {
  readonly money: Money
  /** days, `YYYY-MM-DD` */
  readonly departure: string
  readonly return: string
  /** the results of a search for those days, without a language */
  readonly results: string
}

/** The cheapest of some days, the first of them where several cost the same. */
const cheapestOf = ({ currency, days }: PricesByDay, { results, stay }: FlightLink): RoutePrice | undefined => {
  const [cheapest] = Object.entries(days).toSorted(([a, one], [b, other]) => one - other || (a < b ? -1 : 1))
  if (!cheapest) return undefined
  const [departure, amount] = cheapest
  const [path = '', query = ''] = results.split('?')
  const search = new URLSearchParams(query)
  search.set('departure', departure)
  search.set('return', addDays(departure, stay))
  return { money: { amount, currency }, departure, return: addDays(departure, stay), results: `${path}?${search}` }
}

const ask = async (link: FlightLink, signal: AbortSignal): Promise<RoutePrice | null> => {
  const response = await fetch(link.prices, { signal })
  if (!response.ok) {
    await response.body?.cancel()
    return null
  }
  return cheapestOf((await response.json()) as PricesByDay, link) ?? null
}

/** The lowest price of a route in the next weeks: undefined until it is known, null where there is none to show. */
export const useRoutePrice = (link: FlightLink): RoutePrice | null | undefined => {
  const [price, setPrice] = useState<RoutePrice | null>()
  useEffect(() => {
    const control = new AbortController()
    ask(link, control.signal).then(setPrice, () => control.signal.aborted || setPrice(null))
    return () => control.abort()
  }, [link])
  return price
}
