import { Trans } from '@lingui/react/macro'
import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { lazyPart } from '#/ui/hydration/lazy-part.ts'

const Sheet = lazyPart(async () => (await import('#/ui/overlay/sheet.tsx')).Sheet)

interface MapSheetProps {
  /** what the map shows */
  readonly title: string
  /** of the button that opens it */
  readonly className?: string
  readonly children: ReactNode
}

/** A map on a phone: a button, and the whole screen for as long as it is wanted. */
export function MapSheet({ title, className, children }: MapSheetProps) {
  const [stage, setStage] = useState<'untouched' | 'open' | 'closed'>('untouched')
  return (
    <>
      <Button size="small" className={className} onClick={() => setStage('open')}>
        <Icon name="i-lucide-map" />
        <Trans>Map</Trans>
      </Button>
      {stage !== 'untouched' && (
        <Suspense>
          <Sheet
            open={stage === 'open'}
            onClose={() => setStage('closed')}
            title={title}
            closeLabel={<Trans>List</Trans>}
          >
            {stage === 'open' && children}
          </Sheet>
        </Suspense>
      )}
    </>
  )
}
