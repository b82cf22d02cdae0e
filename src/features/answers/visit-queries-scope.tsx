import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { visitQueries } from './visit-queries.ts'

/** What has been asked for in the browser. It stands around the parts that ask, so that other pages do without it. */
export function VisitQueries({ children }: { readonly children: ReactNode }) {
  const [queries] = useState(visitQueries)
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
