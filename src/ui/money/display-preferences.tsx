import { type ReactNode, createContext, use, useMemo, useState } from 'react'
import type { Theme } from './theme.ts'

/** How a visitor wants to see things. It changes nothing of what is sold or charged. */
export interface DisplayPreferences {
  /** ISO 4217 code in which prices are also shown */
  readonly currency: string
  readonly theme: Theme
}

type ChangePreferences = (change: Partial<DisplayPreferences>) => void

interface Kept {
  readonly preferences: DisplayPreferences
  readonly change: ChangePreferences
}

const Preferences = createContext<Kept | undefined>(undefined)

/** Holds one visitor's preferences: made anew for every request, so that nobody sees another's. */
export function DisplayPreferencesProvider(props: { initial: DisplayPreferences; children: ReactNode }) {
  const { currency, theme } = props.initial
  const [preferences, setPreferences] = useState<DisplayPreferences>({ currency, theme })
  const kept = useMemo<Kept>(
    () => ({ preferences, change: (change) => setPreferences((before) => ({ ...before, ...change })) }),
    [preferences],
  )
  return <Preferences value={kept}>{props.children}</Preferences>
}

const useKept = (): Kept => {
  const kept = use(Preferences)
  if (!kept) throw new Error('no DisplayPreferencesProvider above')
  return kept
}

export const useDisplayPreferences = (): DisplayPreferences => useKept().preferences

/** Changes preferences for this page. Remembering them for the next one is the caller's. */
export const useChangePreferences = (): ChangePreferences => useKept().change
