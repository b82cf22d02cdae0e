import { QueryClient } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'

let kept: QueryClient | undefined

/** One cache for the whole visit in the browser. On the server each page has its own: nothing is shared between visitors. */
export const visitQueries = createIsomorphicFn()
  .server(() => new QueryClient())
  .client(() => (kept ??= new QueryClient()))
