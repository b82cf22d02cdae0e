import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useShellWords } from '../../i18n/use-shell-words.ts'
import type { AttributionStore, LoadAttribution } from './attribution-store.ts'
import { ConsentBanner } from './consent-banner.tsx'

/** Asks for consent where there is something to remember. */
export function ConsentQuestion({ load }: { readonly load: LoadAttribution }): ReactNode {
  const [attribution, setAttribution] = useState<AttributionStore>()
  useEffect(() => void load().then(setAttribution), [load])
  return attribution && <Asked attribution={attribution} />
}

function Asked({ attribution }: { readonly attribution: AttributionStore }) {
  const asks = useSyncExternalStore(attribution.subscribe, attribution.isWorthAsking, () => false)
  const canSay = useShellWords(asks)
  return asks && canSay && <ConsentBanner onAnswer={attribution.answer} />
}
