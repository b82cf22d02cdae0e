import { renderToStaticMarkup } from 'react-dom/server'
import type { Booking } from '#contract/booking.ts'
import { BookingLetter } from './booking-letter.tsx'
import { type BookingLines, bookingLines } from './booking-lines.ts'
import type { MailKind } from './mail-kind.ts'
import { mailWords } from './words.ts'

const listed = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')

const plainOf = (booking: Booking, lines: BookingLines, link: string | undefined): string => {
  const words = mailWords[booking.language]
  const { heading, next } = lines.news
  return [
    `${words.greeting(lines.name)}\n\n${heading}.`,
    ...(lines.payBy ? [`${words.payBy}: ${lines.payBy}`] : []),
    lines.references.map(({ name, code, note }) => `${name}: ${code}\n${note}`).join('\n'),
    ...lines.sections.map(
      (section) =>
        `${section.title}\n${listed(section.lines.map(({ text, note }) => [text, note].filter(Boolean).join(' · ')))}`,
    ),
    ...lines.clocks,
    ...(lines.travellers.length > 0 ? [`${words.travellers}\n${listed(lines.travellers)}`] : []),
    ...(lines.contact.length > 0 ? [lines.contact.join('\n')] : []),
    ...lines.extras.map((extras) => `${extras.title}\n${listed(extras.lines)}`),
    [
      ...lines.prices.map(({ name, amount }) => `${name}: ${amount}`),
      `${lines.totalName}: ${lines.total}`,
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
  const lines = bookingLines(booking, kind)
  const html = renderToStaticMarkup(<BookingLetter booking={booking} lines={lines} link={link} />)
  return {
    subject: lines.news.subject,
    html: `<!doctype html>${html}`,
    plain: plainOf(booking, lines, link),
  }
}
