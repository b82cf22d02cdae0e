import { Trans, useLingui } from '@lingui/react/macro'
import { Icon, type IconName } from '#/ui/icon.tsx'
import { LiveRegion } from '#/ui/live-region.tsx'
import { type PayStage, type PayStageState, payProgress } from './pay-progress.ts'
import type { StepWords } from '../product/product-on-pages.ts'
import { useBookingView } from '../draft/booking-scope.tsx'

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
export function PayStages({ steps }: { readonly steps: readonly StepWords[] }) {
  const stages = payProgress(useBookingView(), steps)
  const current = stages.find(({ state }) => state === 'doing' || state === 'retrying')
  return (
    <>
      <ol className="flex flex-col gap-2">
        {stages.map((stage) => (
          <Stage key={stage.name} stage={stage} />
        ))}
      </ol>
      <LiveRegion>{current && <StageWords {...current} />}</LiveRegion>
    </>
  )
}

function Stage({ stage: { state, words } }: { readonly stage: PayStage }) {
  return (
    <li className="flex items-center gap-3" aria-current={state === 'doing' ? 'step' : undefined}>
      <Icon name={icons[state]} className={`size-5 ${looks[state]}`} />
      <span className={state === 'waiting' ? 'text-muted' : ''}>
        <StageWords words={words} />
        <StateWords state={state} />
      </span>
    </li>
  )
}

function StageWords({ words }: Pick<PayStage, 'words'>) {
  const { i18n } = useLingui()
  return words ? i18n._(words) : <Trans>Payment and confirmation</Trans>
}

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
