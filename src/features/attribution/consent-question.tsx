import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { shellWords } from '../../i18n/words.ts'
import type { AttributionStore } from './attribution-store.ts'
import { ConsentBanner } from './consent-banner.tsx'

/** Asks for consent where there is something to remember. */
export function ConsentQuestion({ load }: { readonly load: () => Promise<AttributionStore> }): ReactNode {
  const { learn } = useRouter().options.context
  const [attribution, setAttribution] = useState<AttributionStore>()
  useEffect(() => {
    void Promise.all([load(), learn([shellWords])]).then(([loaded]) => setAttribution(loaded))
  }, [load, learn])
  return attribution && <Asked attribution={attribution} />
}

function Asked({ attribution }: { readonly attribution: AttributionStore }) {
  const asks = useSyncExternalStore(attribution.subscribe, attribution.isWorthAsking, () => false)
  return asks && <ConsentBanner onAnswer={attribution.answer} />
}
