import { useLingui } from '@lingui/react/macro'
import type { ListedSailing } from './sailing.ts'

interface SailingDatesProps {
  readonly sailing: Pick<ListedSailing, 'sailDate' | 'returnDate'>
}

/** From leaving to coming back; the year once where it is the same. */
export function SailingDates({ sailing: { sailDate, returnDate } }: SailingDatesProps) {
  const { i18n } = useLingui()
  const words = (day: string, year: boolean): string =>
    i18n.date(`${day}T12:00:00Z`, {
      day: 'numeric',
      month: 'short',
      ...(year ? { year: 'numeric' } : {}),
      timeZone: 'UTC',
    })
  const isSameYear = sailDate.slice(0, 4) === returnDate.slice(0, 4)
  return (
    <span className="inline-block">
      {words(sailDate, !isSameYear)} – {words(returnDate, true)}
    </span>
  )
}
