import { type ComponentType, type ReactNode, createContext, use, useEffect, useState } from 'react'
import type { AttributionStore, LoadAttribution } from './attribution-store.ts'
import { type Landing, landingOfPage, saysWhereFrom } from './landing.ts'

const Context = createContext<LoadAttribution | undefined>(undefined)

/** One store for a page, made when something is to be known of it. */
const attributionOf = (landing: Landing | undefined): LoadAttribution => {
  let made: Promise<AttributionStore | undefined> | undefined
  return () =>
    (made ??= import('./attribution-of-page.ts')
      .then(({ attributionOfPage }) => landing && attributionOfPage(landing))
      .catch(() => undefined))
}

/** Knows where the visitor of this page came from, and asks, where it matters, whether that may be remembered. */
export function AttributionProvider({ children }: { children: ReactNode }): ReactNode {
  const [landing] = useState(() => (typeof document === 'undefined' ? undefined : landingOfPage()))
  const [load] = useState(() => attributionOf(landing))
  const [Question, setQuestion] = useState<ComponentType<{ load: LoadAttribution }>>()
  useEffect(() => {
    if (landing && saysWhereFrom(landing))
      void import('./consent-question.tsx')
        .then(({ ConsentQuestion }) => setQuestion(() => ConsentQuestion))
        .catch(() => undefined)
  }, [landing])
  return (
    <Context value={load}>
      {children}
      {Question && <Question load={load} />}
    </Context>
  )
}

/** What is known of where the visitor of this page came from; for the browser alone. */
export const useAttribution = (): LoadAttribution => {
  const load = use(Context)
  if (!load) throw new Error('useAttribution belongs inside an AttributionProvider')
  return load
}
