import { type ComponentType, type ReactNode, createContext } from 'react'

export interface KeptIslandProps<Props> {
  /** `visible`: hydrated in place once it comes near the screen */
  readonly hydrate?: 'visible'
  /** draws from its properties, the page's language and currency, and what else `part-scope.ts` lists */
  readonly part: ComponentType<Props>
  /** plain values: what they are the same for looks the same */
  readonly of: Props
}

/** Draws an island of the markup that was kept of it: on the server alone. */
export const KeepPart = createContext<((island: KeptIslandProps<object>) => ReactNode) | undefined>(undefined)
