import { type ComponentType, type ReactNode, createContext, use, useEffect, useState } from 'react'
import type { AttributionStore } from './attribution-store.ts'

type LoadAttribution = () => Promise<AttributionStore>

const Context = createContext<LoadAttribution | undefined>(undefined)

/** One store for a page, made when something is to be known of it. */
const attributionOfPage = (): LoadAttribution => {
  let made: Promise<AttributionStore> | undefined
  return () => (made ??= import('./attribution-of-page.ts').then(({ attributionOfPage: make }) => make()))
}

/** Most pages are come to by no campaign and from no other site: for those nothing of this is loaded. */
const saysWhereFrom = (): boolean =>
  /[?&](?:utm_|aiAssistant|affiliateId|metaName)/.test(window.location.search) ||
  (document.referrer !== '' && !document.referrer.startsWith(`${window.location.origin}/`))

/** Knows where the visitor of this page came from, and asks, where it matters, whether that may be remembered. */
export function AttributionProvider({ children }: { children: ReactNode }): ReactNode {
  const [load] = useState(attributionOfPage)
  const [Question, setQuestion] = useState<ComponentType<{ load: LoadAttribution }>>()
  useEffect(() => {
    if (saysWhereFrom())
      void import('./consent-question.tsx').then(({ ConsentQuestion }) => setQuestion(() => ConsentQuestion))
  }, [])
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
