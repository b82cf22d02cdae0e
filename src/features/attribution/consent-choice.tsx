import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '#/ui/button.tsx'
import { useAttribution } from './attribution-provider.tsx'
import type { AttributionStore } from './attribution-store.ts'
import { ConsentStanding } from './consent-banner.tsx'

/** For the page on privacy: what was answered, and the way to answer otherwise. */
export function ConsentChoice() {
  const load = useAttribution()
  const [attribution, setAttribution] = useState<AttributionStore>()
  useEffect(() => void load().then(setAttribution), [load])
  return attribution && <Choice attribution={attribution} />
}

function Choice({ attribution }: { readonly attribution: AttributionStore }) {
  const consent = useSyncExternalStore(attribution.subscribe, attribution.consent)
  const isAsked = useSyncExternalStore(attribution.subscribe, attribution.isWorthAsking)
  const text = useRef<HTMLOutputElement>(null)
  const answer = (given: 'yes' | 'no'): void => {
    attribution.answer(given)
    text.current?.focus()
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <output ref={text} tabIndex={-1}>
        {consent !== 'asked' && <ConsentStanding consent={consent} />}
        {consent === 'asked' && isAsked && <Trans>You have not answered yet: nothing is remembered.</Trans>}
        {consent === 'asked' && !isAsked && <Trans>You have not been asked yet: nothing is remembered.</Trans>}
      </output>
      <div className="flex flex-wrap gap-3">
        {(consent === 'yes' || isAsked) && (
          <Button variant="secondary" size="small" onClick={() => answer('no')}>
            {isAsked ? <Trans>Do not let it be remembered</Trans> : <Trans>Stop remembering it</Trans>}
          </Button>
        )}
        {(consent === 'no' || isAsked) && (
          <Button variant="secondary" size="small" onClick={() => answer('yes')}>
            <Trans>Let it be remembered</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
