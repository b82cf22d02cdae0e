import { renderToStaticMarkup } from 'react-dom/server'
import type { Booking } from '#contract/booking.ts'
import { BookingLetter } from './booking-letter.tsx'
import { type BookingLines, bookingLines } from './booking-lines.ts'
import type { MailKind } from './mail-kind.ts'
import { mailWords } from './words.ts'

const listed = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')

const plainOf = (booking: Booking, kind: MailKind, lines: BookingLines, link: string | undefined): string => {
  const words = mailWords[booking.language]
  const { heading, next } = words.kinds[kind]
  return [
    `${words.greeting(lines.name)}\n\n${heading}.`,
    ...(lines.payBy ? [`${words.payBy}: ${lines.payBy}`] : []),
    lines.references.map(({ name, code, note }) => `${name}: ${code}\n${note}`).join('\n'),
    ...lines.journeys.map(
      (journey) => `${journey.title}\n${listed(journey.flights.map(({ way, airline }) => `${way}, ${airline}`))}`,
    ),
    words.localTimes,
    `${words.travellers}\n${listed(lines.travellers)}`,
    ...(lines.contact.length > 0 ? [lines.contact.join('\n')] : []),
    ...(lines.bags.length > 0 ? [`${words.bags}\n${listed(lines.bags)}`] : []),
    [
      ...lines.prices.map(({ name, amount }) => `${name}: ${amount}`),
      `${words.total}: ${lines.total}`,
      words.totalNote,
    ].join('\n'),
    ...(lines.card ? [words.paidBy(lines.card)] : []),
    `${words.next}\n${listed(next)}`,
    ...(link ? [`${words.open}: ${link}`] : []),
    'Trayecto',
  ].join('\n\n')
}

/** Where a booking is read and looked up; the address itself opens nothing. */
const linkOf = ({ id, language }: Booking, site: string): string =>
  `${site}/${language}/user/my-journey/booking-detail?booking=${encodeURIComponent(id)}`

/** The mail about a booking in its traveller's language, as HTML and as plain text that says the same; `site` is the address that it leads to. */
export const bookingMail = (booking: Booking, kind: MailKind, site?: string) => {
  const link = site && linkOf(booking, site)
  const lines = bookingLines(booking)
  const html = renderToStaticMarkup(<BookingLetter booking={booking} kind={kind} lines={lines} link={link} />)
  return {
    subject: mailWords[booking.language].kinds[kind].subject(booking.referenceId, lines.destination),
    html: `<!doctype html>${html}`,
    plain: plainOf(booking, kind, lines, link),
  }
}
