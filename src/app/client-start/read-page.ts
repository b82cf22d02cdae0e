import type { AnyRouteMatch } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** a page that is read: it works as it was sent, and its scripts come when somebody touches it (decision 0146) */
    isRead?: true
  }
}

export const isRead = (matches: readonly Pick<AnyRouteMatch, 'staticData'>[]): boolean =>
  matches.at(-1)?.staticData.isRead === true
