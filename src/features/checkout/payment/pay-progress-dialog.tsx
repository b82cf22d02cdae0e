import { Trans } from '@lingui/react/macro'
import type { Money } from '#domain/money/money.ts'
import { Dialog } from '#/ui/overlay/dialog.tsx'
import { Price } from '#/ui/money/price.tsx'
import { PayStages } from './pay-stages.tsx'
import type { StepWords } from '../product/product-on-pages.ts'

interface PayProgressDialogProps {
  readonly steps: readonly StepWords[]
  readonly stage: 'idle' | 'paying' | 'asking'
  readonly total: Money
}

/** While Pay runs: how far it is, in words. Nothing can be pressed behind it. */
export function PayProgressDialog({ stage, total, steps }: PayProgressDialogProps) {
  return (
    <Dialog
      open={stage !== 'idle'}
      title={total.amount > 0 ? <Trans>Your payment is being made</Trans> : <Trans>Your booking is being made</Trans>}
    >
      {total.amount > 0 && (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Price money={total} className="text-xl font-bold" estimateClass="hidden" />
          <span className="text-sm text-muted">
            <Trans>charged once</Trans>
          </span>
        </p>
      )}
      {stage === 'asking' ? (
        <p role="alert">
          <Trans>
            The connection was lost. We are finding out how the payment stands, and nothing is charged twice. Please
            leave this page open.
          </Trans>
        </p>
      ) : (
        <PayStages steps={steps} />
      )}
    </Dialog>
  )
}
