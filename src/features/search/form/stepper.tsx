import { useLingui } from '@lingui/react/macro'
import { Icon } from '#/ui/icon.tsx'

interface StepperProps {
  readonly id: string
  readonly value: number
  readonly fewer: string
  readonly more: string
  /** undefined where it can go no further that way */
  readonly onFewer: (() => void) | undefined
  readonly onMore: (() => void) | undefined
}

/** A count between two buttons. */
export function Stepper({ id, value, fewer, more, onFewer, onMore }: StepperProps) {
  const { i18n } = useLingui()
  return (
    <span className="flex items-center gap-1">
      <StepButton icon="i-lucide-minus" label={fewer} onStep={onFewer} />
      <output id={id} className="min-w-8 text-center text-lg font-semibold figures">
        {i18n.number(value)}
      </output>
      <StepButton icon="i-lucide-plus" label={more} onStep={onMore} />
    </span>
  )
}

interface StepButtonProps {
  readonly icon: 'i-lucide-plus' | 'i-lucide-minus'
  readonly label: string
  readonly onStep: (() => void) | undefined
}

/** It keeps the focus at the end of its range, so it is never truly disabled. */
function StepButton({ icon, label, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={onStep === undefined}
      onClick={onStep}
      className="grid size-11 place-items-center rounded-full border border-edge text-primary-strong hover:bg-primary-soft aria-disabled:border-line aria-disabled:text-muted aria-disabled:opacity-60 aria-disabled:hover:bg-transparent"
    >
      <Icon name={icon} />
    </button>
  )
}
