import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { isDay } from '#domain/time/dates.ts'
import { classNames } from '#/ui/class-names.ts'
import { DatesField } from './dates-field.tsx'
import { DatesProvider, type DatesScope, type End } from './dates-scope.ts'

interface RangeFieldProps extends Pick<DatesScope, 'label' | 'today' | 'lastDay' | 'fewestNights' | 'change'> {
  readonly kind?: 'trip' | 'bounds'
  readonly first: DatesScope['ends']['first']
  readonly last: DatesScope['ends']['last']
  readonly className?: string
}

/** A first day and a last one, of which no day has a price. */
export function RangeField({ kind = 'trip', first, last, className, ...dates }: RangeFieldProps) {
  const scope = useMemo(() => ({ ...dates, ends: { first, last }, kind }), [kind, first, last, dates])
  return (
    <DatesProvider value={scope}>
      <DatesField className={classNames(kind === 'bounds' && 'items-end [--day-field:10.375rem]', className)} />
    </DatesProvider>
  )
}

type Days = Readonly<Record<End, string>>

/** A first day and a last one of a form that the browser sends by itself: nobody else keeps them. */
export function KeptRangeField({ first, last, ...dates }: Omit<RangeFieldProps, 'change'>) {
  const place = useRef<HTMLDivElement>(null)
  const [days, setDays] = useState<Days>({ first: first.day, last: last.day })
  const change = (changed: Partial<Days>): void => setDays((before) => ({ ...before, ...changed }))
  /** what a browser brought back as it went back to the page, or somebody wrote before scripts ran */
  const adopt = useEffectEvent((form: HTMLFormElement) => {
    const written = new FormData(form)
    for (const [end, { name }] of Object.entries({ first, last })) {
      const day = String(written.get(name))
      if (isDay(day) && day >= dates.today && day <= dates.lastDay) change({ [end]: day })
    }
  })
  useLayoutEffect(() => {
    const form = place.current?.closest('form')
    if (form) adopt(form)
  }, [])
  return (
    <div ref={place} className="contents">
      <RangeField {...dates} first={{ ...first, day: days.first }} last={{ ...last, day: days.last }} change={change} />
    </div>
  )
}
