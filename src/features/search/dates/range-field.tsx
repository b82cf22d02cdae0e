import { Trans } from '@lingui/react/macro'
import { type ComponentProps, useMemo } from 'react'
import { DatesField } from './dates-field.tsx'
import { DatesProvider } from './dates-scope.ts'
import { useDayWords } from './use-day-words.ts'

type DatesScope = NonNullable<ComponentProps<typeof DatesProvider>['value']>

interface RangeFieldProps extends Pick<DatesScope, 'label' | 'today' | 'lastDay' | 'fewestNights' | 'change'> {
  readonly first: DatesScope['ends']['first']
  readonly last: DatesScope['ends']['last']
}

/** A first day and a last one, of which no day has a price. */
export function RangeField({ first, last, ...dates }: RangeFieldProps) {
  const scope = useMemo(
    () => ({
      ...dates,
      ends: { first, last },
      isRange: true,
      chosen: <ChosenDays first={first.day} last={last.day} />,
    }),
    [first, last, dates],
  )
  return (
    <DatesProvider value={scope}>
      <DatesField />
    </DatesProvider>
  )
}

function ChosenDays(days: Readonly<Record<'first' | 'last', string>>) {
  const words = useDayWords()
  const [first, last] = [words(days.first), words(days.last)]
  return (
    <Trans>
      {first} to {last}
    </Trans>
  )
}
