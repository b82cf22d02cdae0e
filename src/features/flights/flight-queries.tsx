import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ReactNode, useState } from 'react'

let kept: QueryClient | undefined

/** One cache for the whole visit in the browser. On the server each page has its own: nothing is shared between visitors. */
export const visitQueries = createIsomorphicFn()
  .server(() => new QueryClient())
  .client(() => (kept ??= new QueryClient()))

/** What has been asked for in the browser. It stands around the parts that ask, so that other pages do without it. */
export function FlightQueries({ children }: { readonly children: ReactNode }) {
  const [queries] = useState(visitQueries)
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
