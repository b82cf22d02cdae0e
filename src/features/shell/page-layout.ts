import type { AnyRouteMatch } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** `footeronly`: a step of a purchase, whose header leads nowhere but home (specification, section 2) */
    layout?: 'footeronly'
  }
}

export const isFooterOnly = ({ staticData }: Pick<AnyRouteMatch, 'staticData'>): boolean =>
  staticData.layout === 'footeronly'
