import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, useId } from 'react'
import { type TravellerKind, maximumTravellers, minimumCounts, stepCount } from '#domain/travellers.ts'
import { Icon } from '#/ui/icon.tsx'
import { useAdoptTyped, useDraft, useSearchForm } from './search-form-scope.tsx'
import { usePlainUntilLeft } from './use-plain-until-left.ts'

interface CountFieldProps {
  readonly kind: TravellerKind
  readonly label: string
  readonly hint: string
  readonly fewer: string
  readonly more: string
}

/** How many travel of one kind: a list to choose from until the browser runs the page, then two buttons. */
export function CountField({ kind, label, hint, fewer, more }: CountFieldProps) {
  const id = useId()
  const { isPlain, field } = usePlainUntilLeft<HTMLSelectElement>()
  return (
    <div className="flex items-center justify-between gap-4">
      <label htmlFor={id} className="flex flex-col">
        <span className="font-semibold">{label}</span>
        <span className="text-sm text-muted">{hint}</span>
      </label>
      {isPlain ? <CountSelect {...{ id, kind, field }} /> : <Stepper {...{ id, kind, fewer, more }} />}
    </div>
  )
}

interface CountSelectProps {
  readonly id: string
  readonly kind: TravellerKind
  readonly field: ComponentProps<'select'>
}

function CountSelect({ id, kind, field }: CountSelectProps) {
  const count = useDraft()[kind]
  const adopt = useAdoptTyped()
  const counts = Array.from({ length: maximumTravellers + 1 }, (_, index) => index).slice(minimumCounts[kind])
  return (
    <select {...field} id={id} name={kind} defaultValue={count} onChange={adopt} className="control max-w-24">
      {counts.map((value) => (
        <option key={value} value={value} data-children={(kind === 'children' && value > 0) || undefined}>
          {value}
        </option>
      ))}
    </select>
  )
}

interface StepperProps {
  readonly id: string
  readonly kind: TravellerKind
  readonly fewer: string
  readonly more: string
}

function Stepper({ id, kind, fewer, more }: StepperProps) {
  const { i18n } = useLingui()
  const draft = useDraft()
  return (
    <span className="flex items-center gap-1">
      <StepButton kind={kind} step={-1} label={fewer} />
      <output id={id} className="min-w-8 text-center text-lg font-semibold figures">
        {i18n.number(draft[kind])}
      </output>
      <StepButton kind={kind} step={1} label={more} />
    </span>
  )
}

/** It keeps the focus at the end of its range, so it is never truly disabled. */
function StepButton({
  kind,
  step,
  label,
}: {
  readonly kind: TravellerKind
  readonly step: 1 | -1
  readonly label: string
}) {
  const { store } = useSearchForm()
  const isEnd = stepCount(useDraft(), kind, step) === undefined
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={() => store.changeCount(kind, step)}
      className="grid size-11 place-items-center rounded-full border border-edge text-primary-strong hover:bg-primary-soft aria-disabled:border-line aria-disabled:text-muted aria-disabled:opacity-60 aria-disabled:hover:bg-transparent"
    >
      <Icon name={step === 1 ? 'i-lucide-plus' : 'i-lucide-minus'} />
    </button>
  )
}
