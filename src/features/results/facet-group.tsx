import { Trans } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'

export interface FacetGroupProps {
  readonly legend: ReactNode
  /** whether anything is chosen in it, and so can be taken back */
  readonly active: boolean
  readonly onReset: () => void
  readonly children: ReactNode
}

/** One facet: its name, a way to take its choices back, and the choices. */
export function FacetGroup({ legend, active, onReset, children }: FacetGroupProps) {
  const reset = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    // the button goes away with what it takes back: the focus stays among the choices
    currentTarget.closest('fieldset')?.querySelector<HTMLInputElement>('input:enabled')?.focus({ preventScroll: true })
    onReset()
  }
  return (
    <fieldset className="relative border-t border-line pt-3 pb-1">
      <legend className="contents">
        <span className="font-semibold">{legend}</span>
      </legend>
      {active && (
        <button
          type="button"
          onClick={reset}
          className="absolute end-0 top-3 min-h-6 rounded text-sm text-primary-strong underline"
        >
          <Trans>Reset</Trans>
          <span className="sr-only">: {legend}</span>
        </button>
      )}
      <div className="mt-1">{children}</div>
    </fieldset>
  )
}
