import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '#/ui/icon.tsx'
import { LiveRegion } from '#/ui/live-region.tsx'
import { type PayStage, type PayStageState, type PayStageView, payProgress } from './pay-progress.ts'
import { useBookingView } from '../draft/use-draft.ts'

const icons: Readonly<Record<PayStageState, IconName>> = {
  done: 'i-lucide-circle-check',
  doing: 'i-lucide-loader-circle',
  retrying: 'i-lucide-loader-circle',
  waiting: 'i-lucide-circle',
}

const looks: Readonly<Record<PayStageState, string>> = {
  done: 'text-good',
  doing: 'text-primary animate-spin',
  retrying: 'text-warn animate-spin',
  waiting: 'text-muted',
}

/** Every stage of a payment that runs, and out loud the one that it is at. */
export function PayStages() {
  const stages = payProgress(useBookingView())
  const current = stages.find(({ state }) => state === 'doing' || state === 'retrying')
  return (
    <>
      <ol className="flex flex-col gap-2">
        {stages.map((stage) => (
          <Stage key={stage.stage} {...stage} />
        ))}
      </ol>
      <LiveRegion>{current && <StageWords stage={current.stage} />}</LiveRegion>
    </>
  )
}

function Stage({ stage, state }: PayStageView) {
  return (
    <li className="flex items-center gap-3" aria-current={state === 'doing' ? 'step' : undefined}>
      <Icon name={icons[state]} className={`size-5 ${looks[state]}`} />
      <span className={state === 'waiting' ? 'text-muted' : ''}>
        <StageWords stage={stage} />
        <StateWords state={state} />
      </span>
    </li>
  )
}

const words: Readonly<Record<PayStage, ReactNode>> = {
  flight: <Trans>Flight and price</Trans>,
  baggage: <Trans>Bags</Trans>,
  contact: <Trans>Contact</Trans>,
  travellers: <Trans>Travellers</Trans>,
  address: <Trans>Billing address</Trans>,
  payment: <Trans>Payment and airline</Trans>,
}

const StageWords = ({ stage }: { readonly stage: PayStage }) => words[stage]

function StateWords({ state }: { state: PayStageState }) {
  if (state === 'done')
    return (
      <span className="sr-only">
        , <Trans>done</Trans>
      </span>
    )
  if (state === 'retrying')
    return (
      <span className="text-sm text-warn">
        {' '}
        · <Trans>no answer yet, trying again</Trans>
      </span>
    )
  return null
}
