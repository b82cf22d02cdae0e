import { startTransition, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { followRenewals, loadQueries, queriesSoFar, renewalsSoFar, tellRenewal } from './lazy-queries.ts'

const keptFor = 30 * 60_000

/** As long as prices of a list are held (rule hold-1), in milliseconds: not shared with the hold, whose script a list does not wait for. */
export const freshFor = 15 * 60_000

interface Answered<Value> {
  readonly key: string
  readonly value?: Value
  readonly error?: unknown
}

/** What was asked for in the browser. `value` stays while it is asked again. */
export interface Answer<Value> {
  readonly value: Value | undefined
  readonly error: unknown
  readonly isPending: boolean
  /** when the value came, by the visitor's clock */
  readonly arrivedAt: number | undefined
  /** Asks for the value anew, and has all other answers of the visit asked anew as well: their prices are of its time. */
  readonly askAgain: () => Promise<Value | undefined>
}

/**
 * Asks once for each key, in the browser, and keeps the answer for as long as its prices are held; with `undefined` it does not ask.
 * A page needs no more of the query library than its cache, and that when it asks.
 */
export const useAnswer = <Value>(
  key: string | undefined,
  ask: (signal: AbortSignal) => Promise<Value>,
): Answer<Value> => {
  const [answered, setAnswered] = useState<Answered<Value>>()
  const [asking, setAsking] = useState(false)

  const request = async (asked: string, staleTime: number): Promise<Value> =>
    (await loadQueries()).fetchQuery({
      queryKey: [asked],
      queryFn: ({ signal }) => ask(signal),
      staleTime,
      gcTime: keptFor,
      retry: false,
    })
  const requestKept = useEffectEvent((asked: string) => request(asked, freshFor))
  const renewals = useSyncExternalStore(followRenewals, renewalsSoFar, renewalsSoFar)

  useEffect(() => {
    if (key === undefined) return undefined
    let current = true
    // in pieces: what was sent may still have to come alive, and the whole list in one go blocks a phone for half a second
    const follow = (answer: Answered<Value>): void => {
      if (current) startTransition(() => setAnswered(answer))
    }
    requestKept(key).then(
      (value) => follow({ key, value }),
      (error: unknown) => follow({ key, error }),
    )
    return () => {
      current = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- what is kept is looked at again
  }, [key, renewals])

  const askAgain = async (): Promise<Value | undefined> => {
    if (key === undefined) return undefined
    setAsking(true)
    void queriesSoFar()?.invalidateQueries({ refetchType: 'none' })
    const value = await request(key, 0).catch((error: unknown) => {
      setAnswered({ key, error })
    })
    if (value !== undefined) {
      setAnswered({ key, value })
      tellRenewal()
    }
    setAsking(false)
    return value ?? undefined
  }

  const own = answered?.key === key ? answered : undefined
  const kept = key === undefined ? undefined : queriesSoFar()?.getQueryState<Value>([key])
  const value = own?.value ?? kept?.data
  const isPending = key !== undefined && (asking || (value === undefined && own === undefined))
  return { value, error: own?.error, isPending, arrivedAt: kept?.dataUpdatedAt || undefined, askAgain }
}
