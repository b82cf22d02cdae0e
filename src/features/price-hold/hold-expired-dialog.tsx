import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useTransition } from 'react'
import { useSnapshot } from 'valtio'
import { Button } from '#/ui/button.tsx'
import { Notice } from '#/ui/notice.tsx'
import { Dialog } from '#/ui/overlay/dialog.tsx'
import { CheckFailed } from './check-failed.tsx'
import type { HoldTimerStore } from './hold-timer-store.ts'

/** Answers `false` where nobody answered: what it should have led to is still to come. */
export type ExpiryAction = () => Promise<boolean | void> | void

export interface HoldExpiryActions {
  /** Loads the list of offers again with prices of now. */
  readonly onRefreshResults: ExpiryAction
  /** Shows the list of offers as it was; leave it out where that is the same page. */
  readonly onBackToResults?: (() => void) | undefined
  /** Checks the chosen trip again; leave it out where none is chosen. */
  readonly onRefreshSelected?: ExpiryAction | undefined
  /** what the kind of travel says on the buttons of the two that refresh */
  readonly words?: { readonly refreshSelected: ReactNode; readonly refreshResults?: ReactNode } | undefined
}

interface HoldExpiredDialogProps extends HoldExpiryActions {
  readonly timer: HoldTimerStore
}

/** What to do once prices are no longer held. Escape leaves the page to be read, with its prices marked as old. */
export function HoldExpiredDialog({ timer, ...actions }: HoldExpiredDialogProps) {
  const { t } = useLingui()
  const { timerFinished, recheck } = useSnapshot(timer.state)
  const [busy, startTransition] = useTransition()
  const run = (action: ExpiryAction) => () =>
    startTransition(async () => {
      if ((await action()) !== false) timer.acknowledge()
    })
  return (
    <Dialog
      open={timerFinished}
      onClose={timer.acknowledge}
      closeLabel={t`Close`}
      title={<Trans>Your session has timed out.</Trans>}
    >
      <p>
        <Trans>Prices move, so we hold one for a short while and then check it again. Nothing you chose is lost.</Trans>
      </p>
      {timerFinished && recheck === 'failed' && (
        <Notice tone="danger">
          <CheckFailed />
        </Notice>
      )}
      <div className="flex flex-col gap-3">
        {actions.onRefreshSelected && (
          <Button busy={busy} onClick={run(actions.onRefreshSelected)}>
            {actions.words?.refreshSelected ?? <Trans>Check my choice again</Trans>}
          </Button>
        )}
        <Button
          variant={actions.onRefreshSelected ? 'secondary' : 'primary'}
          busy={busy}
          onClick={run(actions.onRefreshResults)}
        >
          {actions.words?.refreshResults ?? <Trans>Refresh results</Trans>}
        </Button>
        {actions.onBackToResults && (
          <Button variant="quiet" onClick={run(actions.onBackToResults)}>
            <Trans>Back to results</Trans>
          </Button>
        )}
      </div>
    </Dialog>
  )
}
