import type { Problem } from '#domain/problem.ts'
import { answeredAtHeader } from './list-headers.ts'
import { SearchFailed } from './search-failed.ts'

const noConnection = (cause: unknown): SearchFailed =>
  new SearchFailed({ _tag: 'BackendDown', code: 'no_connection', message: String(cause), requestId: undefined })

interface FetchedList<List> {
  readonly list: List
  /** ISO instant of the server's clock */
  readonly answeredAt: string
}

/** Asks for a whole list, in the browser. Throws `SearchFailed`. */
export const fetchList = async <List>(address: string, signal: AbortSignal): Promise<FetchedList<List>> => {
  const response = await fetch(address, { signal }).catch((cause: unknown) => {
    throw noConnection(cause)
  })
  if (!response.ok) {
    throw new SearchFailed(await response.json<Problem>().catch((cause) => Promise.reject(noConnection(cause))))
  }
  const list = await response.json<List>()
  return { list, answeredAt: response.headers.get(answeredAtHeader) ?? new Date().toISOString() }
}
