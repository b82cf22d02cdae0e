import { Trans } from '@lingui/react/macro'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from '#/ui/button.tsx'
import { useAttribution } from './attribution-provider.tsx'
import type { AttributionStore } from './attribution-store.ts'

/** For the page on privacy: what was answered, and the way to answer otherwise. */
export function ConsentChoice() {
  const load = useAttribution()
  const [attribution, setAttribution] = useState<AttributionStore>()
  useEffect(() => void load().then(setAttribution), [load])
  return attribution && <Choice attribution={attribution} />
}

function Choice({ attribution }: { readonly attribution: AttributionStore }) {
  const consent = useSyncExternalStore(attribution.subscribe, attribution.consent)
  const other = consent === 'yes' ? 'no' : 'yes'
  return (
    <div className="flex flex-col items-start gap-2">
      <output>
        {consent === 'yes' && <Trans>You let us remember for 23 hours which link brought you here.</Trans>}
        {consent === 'no' && <Trans>We do not remember which link brought you here.</Trans>}
        {consent === 'asked' && <Trans>You have not been asked yet: nothing is remembered.</Trans>}
      </output>
      {consent !== 'asked' && (
        <Button variant="secondary" size="small" onClick={() => attribution.answer(other)}>
          {other === 'no' ? <Trans>Stop remembering it</Trans> : <Trans>Let it be remembered</Trans>}
        </Button>
      )}
    </div>
  )
}
