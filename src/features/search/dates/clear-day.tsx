import { Trans } from '@lingui/react/macro'
import { Button } from '#/ui/button.tsx'
import { type End, useDates } from './dates-scope.ts'

interface ClearDayProps {
  readonly end: End
  readonly onCleared: () => void
  readonly className?: string
}

/** Leaves a bound open again. */
export function ClearDay({ end, onCleared, className }: ClearDayProps) {
  const { kind, ends, change } = useDates()
  if (kind !== 'bounds' || ends[end].day === '') return null
  const clear = (): void => {
    change({ [end]: '' })
    onCleared()
  }
  return (
    <Button variant="quiet" className={className} onClick={clear}>
      <Trans>Clear the day</Trans>
    </Button>
  )
}
