import { type ReactNode, createContext, use, useState } from 'react'
import { proxy, useSnapshot } from 'valtio'
import type { Theme } from './theme.ts'

/** How a visitor wants to see things. It changes nothing of what is sold or charged. */
export interface DisplayPreferences {
  /** ISO 4217 code in which prices are also shown */
  currency: string
  theme: Theme
}

const Preferences = createContext<DisplayPreferences | undefined>(undefined)

/** Holds one visitor's preferences: made anew for every request, so that nobody sees another's. */
export function DisplayPreferencesProvider(props: { initial: DisplayPreferences; children: ReactNode }) {
  const [store] = useState(() => proxy({ ...props.initial }))
  return <Preferences value={store}>{props.children}</Preferences>
}

const usePreferencesStore = (): DisplayPreferences => {
  const store = use(Preferences)
  if (!store) throw new Error('no DisplayPreferencesProvider above')
  return store
}

export const useDisplayPreferences = (): Readonly<DisplayPreferences> => useSnapshot(usePreferencesStore())

/** Changes preferences for this page. Remembering them for the next one is the caller's. */
export const useChangePreferences = (): ((change: Partial<DisplayPreferences>) => void) => {
  const store = usePreferencesStore()
  return (change) => void Object.assign(store, change)
}
