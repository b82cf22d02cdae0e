import type { AnyRouteMatch } from '@tanstack/react-router'

/**
 * The specification's layouts (rule route-8). `custom`: the whole frame, which is what a page has that names none. `booking`: that of
 * offers to choose among; `result`: that of what came of a choice. `footeronly`: a step of a purchase, whose header leads nowhere but
 * home. `blank`: the logo alone, while money is on its way.
 */
type PageLayout = 'custom' | 'booking' | 'result' | 'footeronly' | 'blank'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    layout?: PageLayout
  }
}

type Matches = readonly Pick<AnyRouteMatch, 'staticData'>[]

/** For `useMatches`: the layout of the page, which the innermost route that names one decides. */
export const layoutOf = (matches: Matches): PageLayout =>
  matches.reduce<PageLayout>((outer, { staticData }) => staticData.layout ?? outer, 'custom')
