import { useEffect, useState } from 'react'
import { addDays } from '#domain/time/dates.ts'
import type { Money } from '#domain/money/money.ts'
import type { FlightLink } from './flight-links.ts'

interface CheapestFlightAnswer {
  readonly currency: string
  readonly data: {
    readonly departureDate: string
    readonly lowest: number
    readonly carrier: { readonly code: string; readonly name: string }
    readonly arrivalAt: string
    readonly arrivalCode: string
    readonly minutes: number
    readonly stops: number
  } | null
}

export interface RoutePrice {
  readonly money: Money
  readonly carrier: { readonly code: string; readonly name: string }
  /** of the way out: local, `YYYY-MM-DDTHH:MM:SS` */
  readonly arrivalAt: string
  readonly arrivalCode: string
  readonly minutes: number
  readonly stops: number
  /** days, `YYYY-MM-DD` */
  readonly departure: string
  readonly return: string
  /** the results of a search for those days, without a language */
  readonly results: string
}

const routePrice = ({ currency, data }: CheapestFlightAnswer, { results, stay }: FlightLink): RoutePrice | null => {
  if (data === null) return null
  const { departureDate: departure, lowest, ...flight } = data
  const back = addDays(departure, stay)
  const [path = '', query = ''] = results.split('?')
  const search = new URLSearchParams(query)
  search.set('departure', departure)
  search.set('return', back)
  return { ...flight, money: { amount: lowest, currency }, departure, return: back, results: `${path}?${search}` }
}

const ask = async (link: FlightLink, signal: AbortSignal): Promise<RoutePrice | null> => {
  const response = await fetch(link.cheapest, { signal })
  if (!response.ok) {
    await response.body?.cancel()
    return null
  }
  return routePrice((await response.json()) as CheapestFlightAnswer, link)
}

/** The cheapest flight of a route in the next weeks: undefined until it is known, null where there is none to show. */
export const useRoutePrice = (link: FlightLink): RoutePrice | null | undefined => {
  const [price, setPrice] = useState<RoutePrice | null>()
  useEffect(() => {
    const control = new AbortController()
    ask(link, control.signal).then(setPrice, () => control.signal.aborted || setPrice(null))
    return () => control.abort()
  }, [link])
  return price
}
