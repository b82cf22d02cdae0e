import type { AnyRouteMatch } from '@tanstack/react-router'

/**
 * The specification's layouts (section 2). `footeronly`: a step of a purchase, whose header leads nowhere but home. `blank`:
 * the logo alone, while money is on its way. `result`: the whole frame.
 */
type PageLayout = 'footeronly' | 'blank' | 'result'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    layout?: PageLayout
  }
}

/** For `useMatches`: whether one of the page's routes has the layout. */
export const hasLayout =
  (layout: PageLayout) =>
  (matches: readonly Pick<AnyRouteMatch, 'staticData'>[]): boolean =>
    matches.some(({ staticData }) => staticData.layout === layout)
