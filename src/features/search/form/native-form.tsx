import { useHydrated, useRouter } from '@tanstack/react-router'
import { type ComponentType, type FormEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { FaultSummary } from './fault-summary.tsx'
import { focusField } from './focus-field.ts'

type ResultsPlace =
  | { readonly to: '/hoteles/result' | '/hoteles/summary' | '/activities/result' }
  | { readonly to: '/activities/$activity'; readonly params: { readonly activity: string } }

interface PlainFormProps<Fault extends { readonly field: string }> {
  /** what is searched */
  readonly label: string
  /** of the results */
  readonly action: ResultsPlace
  readonly faults: readonly Fault[]
  readonly Words: ComponentType<{ readonly fault: Fault }>
  /** takes what was typed before the page ran */
  readonly onTyped: (form: FormData) => void
  /** starts the search, or gives the first fault */
  readonly onStart: () => Promise<Fault | undefined>
  readonly children: ReactNode
}

/** A search as a form of the browser's own, by GET to its results; once the page runs, each field gets better. */
export function NativeForm<Fault extends { readonly field: string }>({
  label,
  action,
  faults,
  Words,
  onTyped,
  onStart,
  children,
}: PlainFormProps<Fault>) {
  const router = useRouter()
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const takeTyped = useEffectEvent(onTyped)
  useLayoutEffect(() => {
    if (!hydrated && form.current) takeTyped(new FormData(form.current))
  }, [hydrated])

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const fault = await onStart()
    // the summary of faults moves the fields down: only then can one of them be brought into view
    requestAnimationFrame(() => fault && form.current && focusField(form.current, fault.field))
  }
  return (
    <search aria-label={label}>
      <form
        ref={form}
        method="get"
        action={router.buildLocation(action).publicHref}
        onSubmit={submit}
        noValidate={hydrated}
        className="flex flex-col gap-4"
      >
        <FaultSummary
          faults={faults.map((fault) => ({ field: fault.field, words: <Words fault={fault} /> }))}
          onChoose={(field) => form.current && focusField(form.current, field)}
        />
        {children}
      </form>
    </search>
  )
}
