import { type ComponentProps, useId } from 'react'
import { type TravellerKind, maximumTravellers, minimumCounts, stepCount } from '#domain/traveller/travellers.ts'
import { Stepper } from '#/features/search/form/stepper.tsx'
import { useNativeUntilBlur } from '#/features/search/form/use-native-until-blur.ts'
import { useAdoptTyped, useDraft, useSearchForm } from './search-form-scope.tsx'

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
  const { isPlain, field } = useNativeUntilBlur<HTMLSelectElement>()
  return (
    <div className="flex items-center justify-between gap-4">
      <label htmlFor={id} className="flex flex-col">
        <span className="font-semibold">{label}</span>
        <span className="text-sm text-muted">{hint}</span>
      </label>
      {isPlain ? <CountSelect {...{ id, kind, field }} /> : <CountStepper {...{ id, kind, fewer, more }} />}
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

type CountStepperProps = Omit<CountFieldProps, 'label' | 'hint'> & { readonly id: string }

function CountStepper({ id, kind, fewer, more }: CountStepperProps) {
  const { store } = useSearchForm()
  const draft = useDraft()
  const stepOf = (step: 1 | -1) => stepCount(draft, kind, step) && (() => store.changeCount(kind, step))
  return <Stepper {...{ id, fewer, more }} value={draft[kind]} onFewer={stepOf(-1)} onMore={stepOf(1)} />
}
