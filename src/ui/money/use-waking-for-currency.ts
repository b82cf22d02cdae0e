import { useState } from 'react'
import { useDisplayPreferences } from './display-preferences.tsx'

/** What an island of prices is given: it comes alive once a visitor chooses another currency than it was sent with. */
export const useWakingForCurrency = (): { readonly hydrate?: 'visible' } => {
  const { currency } = useDisplayPreferences()
  const [sentWith] = useState(currency)
  return currency === sentWith ? {} : { hydrate: 'visible' }
}
