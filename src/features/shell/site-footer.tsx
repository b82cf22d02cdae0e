import { useMatches, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useState } from 'react'
import type { Translator } from '#/i18n/catalogue.ts'
import { lazyWanted } from '#/ui/hydration/lazy-part.ts'
import { StaticIsland } from '#/ui/hydration/static-island.tsx'
import { onFirstInteraction } from '#/ui/hydration/use-first-interaction.ts'
import { layoutOf } from './page-layout.ts'
import { SiteFooter as Footer, type SiteFooterProps } from './site-footer-part.tsx'

type Learn = Translator['learn']

/**
 * In the browser with its words, once somebody has touched the page: one that is still waited for is short, and has its end on the
 * screen.
 */
const siteFooter = createIsomorphicFn()
  .server((_learn: Learn) => Footer)
  .client((learn: Learn) => {
    const touched = new Promise<void>((resolve) => void onFirstInteraction(resolve, Infinity))
    return lazyWanted(
      () => touched,
      async () => (await import('./load-site-footer.ts')).loadSiteFooter(learn),
    )
  })

/** The end of every page but a blank one: as it was sent, until it comes near the screen. */
export function SiteFooter(props: SiteFooterProps) {
  const { learn } = useRouter().options.context
  // here, since what waits for its chunk below is begun anew each time, and would forget which it waits for
  const [Part] = useState(() => siteFooter(learn))
  if (useMatches({ select: layoutOf }) === 'blank') return null
  return (
    <StaticIsland hydrate="visible">
      <Part {...props} />
    </StaticIsland>
  )
}
