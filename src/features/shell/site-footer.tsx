import { useMatches, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentType, Suspense, useState } from 'react'
import type { Translator } from '#/i18n/catalogue.ts'
import { lazyNeeded } from '#/ui/hydration/lazy-part.ts'
import { StaticIsland } from '#/ui/hydration/static-island.tsx'
import { layoutOf } from './page-layout.ts'
import { SiteFooter as Footer, type SiteFooterProps } from './site-footer-part.tsx'

type Learn = Translator['learn']

interface LateFooter {
  readonly Part: ComponentType<SiteFooterProps>
  /** brings its script and its words */
  readonly bring: () => Promise<unknown>
}

const lateFooter = createIsomorphicFn()
  .server((_learn: Learn): LateFooter => ({ Part: Footer, bring: () => Promise.resolve() }))
  .client((learn: Learn): LateFooter => {
    const load = async () => (await import('./load-site-footer.ts')).loadSiteFooter(learn)
    return { Part: lazyNeeded(load), bring: load }
  })

/** The end of every page but a blank one: as it was sent, until somebody has touched the page and is near its end. */
export function SiteFooter(props: SiteFooterProps) {
  const { learn } = useRouter().options.context
  // outside of what suspends, which would begin another one each time
  const [{ Part, bring }] = useState(() => lateFooter(learn))
  if (useMatches({ select: layoutOf }) === 'blank') return null
  return (
    <Suspense>
      <StaticIsland bring={bring}>
        <Part {...props} />
      </StaticIsland>
    </Suspense>
  )
}
