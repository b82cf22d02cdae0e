import { useMatches, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentType, Suspense, useState } from 'react'
import type { Translator } from '#/i18n/catalogue.ts'
import { lazyNeeded } from '#/ui/hydration/lazy-part.ts'
import { StaticIsland } from '#/ui/hydration/static-island.tsx'
import { untilHad } from '#/ui/hydration/until-had.ts'
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
    return { Part: lazyNeeded(load), bring: () => untilHad(load) }
  })

/** The end of every page but a blank one. */
export function SiteFooter(props: SiteFooterProps) {
  return useMatches({ select: layoutOf }) === 'blank' ? null : <SentFooter {...props} />
}

/** As it was sent, until somebody has touched the page and is near its end. */
function SentFooter(props: SiteFooterProps) {
  const { learn } = useRouter().options.context
  // outside of what suspends, which would begin another one each time
  const [{ Part, bring }] = useState(() => lateFooter(learn))
  return (
    <Suspense>
      <StaticIsland bring={bring}>
        <Part {...props} />
      </StaticIsland>
    </Suspense>
  )
}
