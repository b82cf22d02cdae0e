import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { focusMain } from '#/ui/focus-main.ts'
import { useShellWords } from '#/ui/hydration/use-shell-words.ts'
import type { AttributionStore, LoadAttribution } from './attribution-store.ts'
import { ConsentBanner, ConsentStanding } from './consent-banner.tsx'

/** Asks for consent where there is something to remember. */
export function ConsentQuestion({ load }: { readonly load: LoadAttribution }): ReactNode {
  const [attribution, setAttribution] = useState<AttributionStore>()
  useEffect(() => void load().then(setAttribution), [load])
  return attribution && <Asked attribution={attribution} />
}

function Asked({ attribution }: { readonly attribution: AttributionStore }) {
  const asks = useSyncExternalStore(attribution.subscribe, attribution.isWorthAsking, () => false)
  const canSay = useShellWords(asks)
  const [answered, setAnswered] = useState<'yes' | 'no'>()
  const answer = (consent: 'yes' | 'no'): void => {
    attribution.answer(consent)
    setAnswered(consent)
    focusMain()
  }
  return (
    <>
      {asks && canSay && <ConsentBanner onAnswer={answer} />}
      <output className="sr-only">{answered && <ConsentStanding consent={answered} />}</output>
    </>
  )
}
