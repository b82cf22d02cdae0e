import type { Booking } from '#contract/booking.ts'
import { isCancelOver, isOff } from '#contract/order-part.ts'
import { meetingOf } from '#domain/activity-meeting.ts'
import { readableAnswers, withoutPersonalDays } from '#domain/readable-answers.ts'
import { formatClock } from '#domain/time/clock-time.ts'
import { writtenTime } from '../../mail/written-time.ts'
import { packageTerms } from '../packages/package-mail.ts'
import type { PartMail } from '../product.ts'
import { isKeptWhole } from '../reserved-part.ts'
import { activityNews } from './activity-news.ts'
import type { ActivityTypes } from './activity-types.ts'
import { activityWords } from './activity-words.ts'

type Shown = ActivityTypes['shown']
type Language = Booking['language']

/** A local time at the place, whose own clock it is written by. */
const startOf = ({ item }: Shown, language: Language): string => {
  const { openingHours, localDateTimeStart } = item
  const day = new Intl.DateTimeFormat(language, { timeZone: 'UTC', dateStyle: 'full' }).format(
    new Date(`${localDateTimeStart.slice(0, 10)}T00:00:00Z`),
  )
  const words = activityWords[language]
  const clock = (time: string): string => formatClock(time, language)
  return openingHours
    ? `${day}, ${words.hours(clock(openingHours.from), clock(openingHours.to))}`
    : `${day}, ${clock(localDateTimeStart.slice(11, 16))}`
}

const cancelLine = ({ item }: Shown, language: Language): string => {
  const words = activityWords[language]
  const { freeUntil } = item.cancel
  if (freeUntil === null) return isKeptWhole(item, item.price.total) ? words.final : words.notFree
  return words.freeUntil(writtenTime(new Date(freeUntil), language, { timeZone: item.activity.location.timeZone }))
}

const guideLine = ({ item: { guideLanguage } }: Shown, language: Language): readonly string[] => {
  const words = activityWords[language]
  return guideLanguage ? [words.guides[guideLanguage.kind](words.languages[guideLanguage.language])] : []
}

const meetingSection = ({ item: { activity }, extras }: Shown, language: Language): PartMail['sections'][number] => {
  const words = activityWords[language]
  const meeting = meetingOf(activity, extras.answers)
  if (meeting.how === 'pickup_unknown') return { title: words.pickup, lines: [{ text: words.pickupUnknown, note: '' }] }
  const text = meeting.place.name[language]
  return meeting.how === 'pickup'
    ? { title: words.pickup, lines: [{ text, note: '' }] }
    : { title: words.meeting, lines: [{ text, note: activity.meetingPoint.instructions[language] }] }
}

const answersSection = ({ item: { activity }, extras }: Shown, language: Language): PartMail['sections'] => {
  const words = activityWords[language]
  const lines = readableAnswers(activity, withoutPersonalDays(activity, extras.answers), language).map(
    ({ traveler, label, text }) => ({ text: traveler === null ? label : words.traveler(traveler, label), note: text }),
  )
  return lines.length === 0 ? [] : [{ title: words.answers, lines }]
}

const sectionsOf = (shown: Shown, booking: Booking): PartMail['sections'] => {
  const { language, package: together } = booking
  const words = activityWords[language]
  const { activity, option, unitItems } = shown.item
  const what = [option.name[language], ...guideLine(shown, language)]
  const title = `${words.activity}: ${activity.name[language]}`
  const text = startOf(shown, language)
  // nobody is to come to what is off
  if (isOff(shown.state)) return [{ title, lines: [{ text, note: what.join(' · ') }] }]
  const terms = together || isCancelOver(shown) ? [] : [cancelLine(shown, language)]
  return [
    { title, lines: [{ text, note: [...what, ...terms].join(' · ') }] },
    meetingSection(shown, language),
    {
      title: words.tickets,
      lines: unitItems.map((unit, at) => ({
        text: words.ticket(at + 1, unit.name[language]),
        note: shown.documents.find(({ unitItem }) => unitItem === at + 1)?.code ?? words.codeLater,
      })),
    },
    ...answersSection(shown, language),
    ...(isCancelOver(shown) ? [] : packageTerms(booking, activity.location.timeZone)),
  ]
}

/** What a mail says of an activity. */
export const activityMail = (shown: Shown, booking: Booking): PartMail => {
  const { language } = booking
  const words = activityWords[language]
  const { activity } = shown.item
  const { reference } = shown.supplier
  return {
    greeted: shown.extras.lead?.firstName ?? '',
    destination: activity.location.cityName[language],
    reference:
      reference === null || isOff(shown.state)
        ? null
        : { name: words.reference, code: reference, note: words.referenceNote(activity.name[language]) },
    sections: sectionsOf(shown, booking),
    clock: words.clock,
    travellers: new Map(),
    extras: null,
    prices: [],
    news: activityNews[language],
  }
}
