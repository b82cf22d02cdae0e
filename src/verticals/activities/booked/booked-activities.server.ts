import { parseDateTime } from '@internationalized/date'
import { encode } from 'uqr'
import type { ActivityLine, ActivityPart } from '#contract/products/activities/activity-part.ts'
import { meetingOf } from '#domain/activity-meeting.ts'
import { withoutPersonalDays } from '#domain/readable-answers.ts'
import { formatClock } from '#domain/time/clock-time.ts'
import type { BookedPackage } from '#contract/products/packages/package-price.ts'
import type { TripLine } from '#/features/trips/booked/booked-trip.ts'
import { placeToDraw } from '#/features/trips/booked/place-to-draw.server.ts'
import type { PartOfKind, TripEvent, TripProduct } from '#/features/trips/trip-product.server.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { SoldActivity } from '../booking/sold-activity.ts'
import type { BookedActivity } from './booked-activity.ts'

/** A QR code as one path: a rectangle for each run of dark modules in a row. */
const drawn = (code: string): Pick<BookedActivity['tickets'][number], 'path' | 'modules'> => {
  const { data, size } = encode(code, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1Z`] : []))).join('')
  return { path, modules: size }
}

const soldIn = ({ item }: ActivityPart, together: BookedPackage | undefined): SoldActivity =>
  together ? { ...item, price: { total: together.total, units: [] }, cancel: together.cancel } : item

/** The backend's part in the shape that pages show. */
const bookedActivity = (part: ActivityPart, together?: BookedPackage): PartOfKind<BookedActivity> => {
  const { lead } = part.extras
  return {
    partId: part.partId,
    kind: part.kind,
    supplier: part.supplier,
    total: part.quote.total,
    lead: lead ? `${lead.firstName} ${lead.lastName}` : undefined,
    item: {
      sold: soldIn(part, together),
      answers: withoutPersonalDays(part.item.activity, part.extras.answers),
      withFlight: together !== undefined,
      status: part.status,
      calledOff: part.calledOff?.reason,
      tickets: part.documents.map(({ unitItem, code }) => ({ unitItem, code, ...drawn(code) })),
    },
  }
}

const lineOf = ({
  activityName,
  cityName,
  destinationCode,
  localDateTimeStart,
  travelerCount,
}: Pick<
  ActivityLine,
  'activityName' | 'cityName' | 'destinationCode' | 'localDateTimeStart' | 'travelerCount'
>): TripLine => ({
  title: activityName,
  place: destinationCode === undefined ? cityName.en : placeToDraw(destinationCode),
  first: localDateTimeStart.slice(0, 10),
  last: undefined,
  guests: travelerCount,
})

const words = {
  en: { meeting_point: 'Meeting point', pickup: 'Pickup', local: 'local time' },
  es: { meeting_point: 'Punto de encuentro', pickup: 'Recogida', local: 'hora local' },
} satisfies Record<Locale, Record<string, string>>

/** The activity from its start to its end, each at its instant and told by the clocks of the place. */
const activityEvents = ({ item, extras }: ActivityPart, locale: Locale): readonly TripEvent[] => {
  const { activity, localDateTimeStart, localDateTimeEnd } = item
  const { timeZone, cityName } = activity.location
  const meeting = meetingOf(activity, extras.answers)
  const place = meeting.how === 'pickup_unknown' ? undefined : meeting.place.name[locale]
  const clock = (local: string): string => formatClock(local.slice(11, 16), locale)
  return [
    {
      id: 'activity',
      start: parseDateTime(localDateTimeStart).toDate(timeZone),
      end: parseDateTime(localDateTimeEnd).toDate(timeZone),
      summary: activity.name[locale],
      location: [place, cityName[locale]].filter(Boolean).join(', '),
      lines: [
        ...(meeting.how === 'pickup_unknown' ? [] : [`${words[locale][meeting.how]}: ${place}`]),
        `${clock(localDateTimeStart)} – ${clock(localDateTimeEnd)} (${words[locale].local})`,
      ],
    },
  ]
}

/** Activities, once they are booked. */
export const bookedActivities = {
  booked: bookedActivity,
  line: (line: ActivityLine): TripLine => lineOf(line),
  lineOf: ({ item }: ActivityPart): TripLine =>
    lineOf({
      activityName: item.activity.name,
      cityName: item.activity.location.cityName,
      destinationCode: item.activity.location.destinationCode,
      localDateTimeStart: item.localDateTimeStart,
      travelerCount: item.ages.length,
    }),
  calendarEvents: activityEvents,
} satisfies TripProduct
