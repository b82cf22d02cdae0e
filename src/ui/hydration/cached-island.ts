import { type ComponentType, type ReactNode, createContext } from 'react'

export interface CachedIslandProps<Props> {
  /** `visible`: hydrated in place once it comes near the screen */
  readonly hydrate?: 'visible'
  /** draws from its properties, the page's language and currency, and what else `fragment-scope.ts` lists */
  readonly part: ComponentType<Props>
  /** plain values: what they are the same for looks the same */
  readonly of: Props
}

/** Draws an island of the markup that was kept of it: on the server alone. */
export const FragmentCache = createContext<((island: CachedIslandProps<object>) => ReactNode) | undefined>(undefined)
