import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useRef } from 'react'
import { Button } from '#/ui/button.tsx'
import { lazyNeeded } from '#/ui/hydration/lazy-part.ts'
import { Dialog } from '#/ui/overlay/dialog.tsx'
import { Skeleton } from '#/ui/skeleton.tsx'
import { TitledCard } from '#/ui/titled-card.tsx'
import type { BookedTrip } from '../booked/booked-trip.ts'
import { CancelWays } from './cancel-ways.tsx'
import { type CancelRefusal, useCanceling } from './use-canceling.ts'

const CancelForm = lazyNeeded(async () => (await import('./cancel-form.tsx')).CancelForm)

/** The way to cancel a trip, or a part of it, while any of it stands. */
export function CancelCard({ trip }: { readonly trip: BookedTrip }) {
  const { t } = useLingui()
  const { ask, close, stands, ...canceling } = useCanceling(trip)
  const { stage } = canceling
  const asking = useRef<HTMLOutputElement>(null)
  // what was pressed to ask again is gone while it is asked
  useEffect(() => {
    if (stage === 'asking') asking.current?.focus()
  }, [stage])
  if (!stands) return null
  return (
    <div data-needs-network className="print:hidden [@media(scripting:none)]:hidden">
      <TitledCard title={<Trans>Changed plans?</Trans>}>
        <p className="text-sm">
          <Trans>You see what comes back before you decide.</Trans>
        </p>
        <div>
          <Button variant="secondary" onClick={ask}>
            <Trans>Cancel this trip</Trans>
          </Button>
        </div>
      </TitledCard>
      <Dialog
        open={stage !== 'closed'}
        onClose={close}
        busy={stage === 'sending'}
        closeLabel={t`Close`}
        title={<Trans>Cancel this trip?</Trans>}
      >
        <output ref={asking} tabIndex={-1} className="sr-only">
          {stage === 'asking' && <Trans>Checking what comes back…</Trans>}
        </output>
        {stage === 'asking' && <Waiting />}
        {stage === 'unasked' && <Unasked refusal={canceling.refusal} ask={ask} onClose={close} />}
        {(stage === 'choosing' || stage === 'sending') && (
          <Suspense fallback={<Waiting />}>
            <CancelForm {...canceling} trip={trip} onClose={close} />
          </Suspense>
        )}
      </Dialog>
    </div>
  )
}

interface UnaskedProps {
  readonly refusal: CancelRefusal | undefined
  readonly ask: () => void
  readonly onClose: () => void
}

/** What comes back could not be had: without a script of its own, which would not be had either. */
function Unasked({ refusal, ask, onClose }: UnaskedProps) {
  return (
    <>
      <p role="alert" className="text-danger">
        {refusal === 'limited' ? (
          <Trans>There have been too many attempts. Nothing was changed. Try again in an hour.</Trans>
        ) : (
          <Trans>We cannot check what comes back just now. Nothing was changed.</Trans>
        )}
      </p>
      <CancelWays onClose={onClose}>
        <Button onClick={ask}>
          <Trans>Try again</Trans>
        </Button>
      </CancelWays>
    </>
  )
}

/** About as tall as what comes. */
function Waiting() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-24" />
      <Skeleton className="h-16" />
      <Skeleton className="h-11" />
    </div>
  )
}
