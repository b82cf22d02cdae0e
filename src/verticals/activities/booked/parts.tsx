import { Plural, Trans } from '@lingui/react/macro'
import { type Meeting, meetingOf } from '#domain/activity-meeting.ts'
import type { BookedPart, TripStatus } from '#/features/trips/booked/booked-trip.ts'
import { Reference } from '#/features/trips/booked/trip-references.tsx'
import { Notice } from '#/ui/notice.tsx'
import { TitledCard } from '#/ui/titled-card.tsx'
import { ActivityAnswers } from '../booking/activity-answers.tsx'
import { ActivityLine, ActivityParty, ActivityWhen } from '../booking/activity-facts.tsx'
import { ActivityPriceLines } from '../booking/activity-price.tsx'
import { useActivityWords } from '../detail/use-activity-words.ts'
import { ActivityTerms } from './activity-terms.tsx'
import { activityIn } from './booked-activity.ts'
import { CalledOff } from './called-off.tsx'

interface PartProps {
  readonly part: BookedPart
}

/** The activity, with what is shown at its entrance. */
export function ActivityCards({ part }: PartProps) {
  const { sold, calledOff, answers, withFlight } = activityIn(part)
  if (part.calledOffBy) return <CalledOff sold={sold} reason={calledOff} />
  return (
    <>
      <TitledCard title={<Trans>Your activity</Trans>}>
        <ActivityLine sold={sold} />
        <ActivityWhen sold={sold} answers={answers} />
        <ActivityParty sold={sold} />
        <ActivityAnswers sold={sold} answers={answers} />
      </TitledCard>
      <Tickets part={part} />
      {!part.isCancelOver && <ActivityTerms sold={sold} withFlight={withFlight} />}
    </>
  )
}

/** A code for each, in letters and for a camera: dark on white whatever the theme. */
function Tickets({ part }: PartProps) {
  const words = useActivityWords()
  const { tickets, sold } = activityIn(part)
  if (tickets.length === 0) return null
  return (
    <TitledCard title={<Plural value={tickets.length} one="Ticket" other="Tickets" />}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {tickets.map(({ unitItem, code, path, modules }) => {
          const unit = sold.unitItems[unitItem - 1]
          return (
            <li key={unitItem} className="flex break-inside-avoid items-center gap-4">
              <svg
                aria-hidden="true"
                data-paper="drawing"
                viewBox={`0 0 ${modules} ${modules}`}
                className="size-32 shrink-0 rounded-lg"
                shapeRendering="crispEdges"
              >
                <path d={`M0 0h${modules}v${modules}h-${modules}Z`} fill="#fff" />
                <path d={path} fill="#000" />
              </svg>
              <p className="min-w-0">
                {unit && <span className="block text-sm text-muted">{words.name(unit.name)}</span>}
                <strong className="tracking-wider break-all">{code}</strong>
              </p>
            </li>
          )
        })}
      </ul>
    </TitledCard>
  )
}

export function ActivityPriceOfTrip({ part }: PartProps) {
  return <ActivityPriceLines sold={activityIn(part).sold} />
}

export function ActivityReference({ part: { supplier } }: PartProps) {
  if (supplier.reference === null) return null
  // who organizes it is not told: the supplier's name is that of a connection of ours
  return <Reference name={<Trans>Organizer reference</Trans>} code={supplier.reference} />
}

/** One name stands for all. */
export const NothingOfTraveller = (): null => null

export function BeforeActivity({ part }: PartProps) {
  const { sold, answers } = activityIn(part)
  return (
    <li>
      <WhereToShow meeting={meetingOf(sold.activity, answers)} />
    </li>
  )
}

function WhereToShow({ meeting }: { readonly meeting: Meeting }) {
  const words = useActivityWords()
  if (meeting.how === 'pickup_unknown')
    return (
      <Trans>
        Tell the organizer where to pick you up, and show the ticket there. It is kept on this device, also without a
        network.
      </Trans>
    )
  const place = words.name(meeting.place.name)
  return meeting.how === 'pickup' ? (
    <Trans>
      You are picked up at {place}: show the ticket there. It is kept on this device, also without a network.
    </Trans>
  ) : (
    <Trans>Show the ticket at {place}. It is kept on this device, also without a network.</Trans>
  )
}

/** How a booking of an activity stands, as one sentence. */
export function ActivityStatus({ status: { booking, ticketing } }: { readonly status: TripStatus }) {
  if (booking === 'Failed')
    return (
      <Notice tone="danger" title={<Trans>The organizer did not take this booking</Trans>}>
        <Trans>Nothing was charged: what was set aside has been given back.</Trans>
      </Notice>
    )
  if (booking === 'Held')
    return (
      <Notice tone="warn" title={<Trans>The organizer has yet to confirm</Trans>}>
        <Trans>Nothing is charged before it does. This page follows it by itself.</Trans>
      </Notice>
    )
  if (ticketing === 'issued')
    return (
      <Notice tone="good" title={<Trans>Confirmed, tickets ready</Trans>}>
        <Trans>Everything is ready. The organizer expects you.</Trans>
      </Notice>
    )
  return (
    <Notice tone="good" title={<Trans>Confirmed</Trans>}>
      {ticketing === 'failed' ? (
        <Trans>The tickets are late. Your booking stands, and the organizer has your name.</Trans>
      ) : (
        <Trans>The organizer expects you. Tickets follow within minutes.</Trans>
      )}
    </Notice>
  )
}
