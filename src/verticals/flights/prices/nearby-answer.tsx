import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { useAnswer } from '#/features/answers/use-answer.ts'
import { Button } from '#/ui/button.tsx'
import { LiveRegion } from '#/ui/live-region.tsx'
import { Notice } from '#/ui/notice.tsx'
import { Skeleton } from '#/ui/skeleton.tsx'

interface NearbyAnswerProps<Value> {
  readonly name: string
  readonly ask: (signal: AbortSignal) => Promise<Value>
  /** of what stands there until they come */
  readonly skeleton: string
  readonly children: (value: Value) => ReactNode
}

/** Prices of other days, once they are known. Asked again alone: what else was asked in the visit stays as it is. */
export function NearbyAnswer<Value>({ name, ask, skeleton, children }: NearbyAnswerProps<Value>) {
  const { t } = useLingui()
  const [attempt, setAttempt] = useState(0)
  const region = useRef<HTMLDivElement>(null)
  const { value, error } = useAnswer(`${name} ${attempt}`, ask)
  const again = () => {
    setAttempt(attempt + 1)
    region.current?.focus()
  }
  return (
    <div ref={region} tabIndex={-1}>
      <LiveRegion>{!value && !error && t`Looking up the prices of other days…`}</LiveRegion>
      {error ? (
        <Notice role="alert" title={t`Prices of other days couldn’t be loaded. The flights below are not affected.`}>
          <Button variant="secondary" onClick={again} className="mt-2">
            <Trans>Try again</Trans>
          </Button>
        </Notice>
      ) : value ? (
        children(value)
      ) : (
        <Skeleton className={skeleton} />
      )}
    </div>
  )
}
