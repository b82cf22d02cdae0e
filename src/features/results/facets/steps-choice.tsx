import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Bucket } from '../facet.ts'

interface StepsChoiceProps {
  readonly name: string
  readonly buckets: readonly Bucket[]
  readonly chosen: number | undefined
  readonly label: (step: number) => ReactNode
  readonly onChoose: (step: number | undefined) => void
}

/** One "at most" out of several; each says how many rows it leaves. */
export function StepsChoice({ name, buckets, chosen, label, onChoose }: StepsChoiceProps) {
  return (
    <>
      <StepRow name={name} value="" checked={chosen === undefined} onChoose={() => onChoose(undefined)}>
        <Trans>Any</Trans>
      </StepRow>
      {buckets.map(({ key, count }) => (
        <StepRow
          key={key}
          name={name}
          value={key}
          count={count}
          checked={String(chosen) === key}
          onChoose={() => onChoose(Number(key))}
        >
          {label(Number(key))}
        </StepRow>
      ))}
    </>
  )
}

interface StepRowProps {
  readonly name: string
  readonly value: string
  readonly count?: number
  readonly checked: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

function StepRow({ name, value, count, checked, onChoose, children }: StepRowProps) {
  return (
    <label className="flex min-h-10 items-center gap-3 text-sm">
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={onChoose}
        disabled={count === 0 && !checked}
        className="size-5 shrink-0 accent-primary"
      />
      <span className="flex-1">{children}</span>
      {count !== undefined && <span className="figures text-muted">{count}</span>}
    </label>
  )
}
