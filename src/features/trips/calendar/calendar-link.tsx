import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '#/ui/button-class.ts'
import { Icon, type IconName } from '#/ui/icon.tsx'
import { type BookedTrip, isGone } from '../booked/booked-trip.ts'

type CalendarUse = 'add' | 'update' | 'remove'

/** What the calendar file of a trip does: it takes out what is off, by whomever it was put in before. */
export const calendarUseOf = ({ status, parts, isOver }: BookedTrip): CalendarUse | undefined => {
  if (isGone(status)) return isOver ? undefined : 'remove'
  return parts.some(({ calledOffBy }) => calledOffBy) ? 'update' : 'add'
}

const icons: Readonly<Record<CalendarUse, IconName>> = {
  add: 'i-lucide-calendar-plus',
  update: 'i-lucide-calendar-sync',
  remove: 'i-lucide-calendar-x',
}

/** The way to the calendar file of a trip. */
export function CalendarLink({ trip }: { readonly trip: BookedTrip }) {
  const { i18n } = useLingui()
  const use = calendarUseOf(trip)
  if (!use) return null
  return (
    <a
      href={`/api/trips/calendar?booking=${encodeURIComponent(trip.id)}&language=${i18n.locale}`}
      className={buttonClass('secondary')}
      download
    >
      <Icon name={icons[use]} />
      <CalendarWords use={use} />
    </a>
  )
}

function CalendarWords({ use }: { readonly use: CalendarUse }) {
  if (use === 'remove') return <Trans>Remove from calendar</Trans>
  return use === 'update' ? <Trans>Update calendar</Trans> : <Trans>Add to calendar</Trans>
}
