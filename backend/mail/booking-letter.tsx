import type { CSSProperties } from 'react'
import type { Booking } from '#contract/booking.ts'
import type { BookingLines } from './booking-lines.ts'
import { mailWords } from './words.ts'

/** Mail programs drop style sheets, so a letter carries its styles in its elements. */
const styles = {
  page: {
    margin: 0,
    padding: '24px 12px',
    background: '#f4f1ea',
    color: '#1d2433',
    fontFamily: 'Helvetica, Arial, sans-serif',
  },
  letter: {
    maxWidth: 600,
    margin: '0 auto',
    padding: 28,
    background: '#ffffff',
    borderRadius: 12,
    fontSize: 16,
    lineHeight: 1.5,
  },
  heading: { margin: '0 0 16px', fontSize: 24, lineHeight: 1.25 },
  title: { margin: '24px 0 6px', fontSize: 16 },
  line: { margin: '0 0 10px' },
  list: { margin: 0, paddingLeft: 20 },
  reference: { margin: '16px 0', padding: '12px 16px', background: '#eef3ff', borderRadius: 8 },
  code: { display: 'block', fontSize: 28, letterSpacing: 4, fontWeight: 700 },
  quiet: { margin: '4px 0', color: '#556074', fontSize: 14 },
  part: { padding: '2px 0' },
  amount: { padding: '2px 0 2px 16px', textAlign: 'right', whiteSpace: 'nowrap' },
  total: { margin: '4px 0', fontSize: 20, fontWeight: 700 },
} satisfies Record<string, CSSProperties>

const Lines = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) => (
  <>
    <h2 style={styles.title}>{title}</h2>
    <ul style={styles.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </>
)

const Section = ({ title, lines }: BookingLines['sections'][number]) => (
  <>
    <h2 style={styles.title}>{title}</h2>
    {lines.map(({ text, note }) => (
      <p key={text} style={styles.line}>
        {text}
        {note && (
          <>
            <br />
            <span style={styles.quiet}>{note}</span>
          </>
        )}
      </p>
    ))}
  </>
)

interface Props {
  readonly booking: Booking
  readonly lines: BookingLines
  readonly link: string | undefined
}

const Itinerary = ({ booking, lines }: Pick<Props, 'booking' | 'lines'>) => {
  const words = mailWords[booking.language]
  return (
    <>
      {lines.sections.map((section) => (
        <Section key={`${section.title} ${section.lines[0]?.text}`} {...section} />
      ))}
      {lines.clocks.map((clock) => (
        <p key={clock} style={styles.quiet}>
          {clock}
        </p>
      ))}
      {lines.travellers.length > 0 && <Lines title={words.travellers} lines={lines.travellers} />}
      {lines.contact.map((line) => (
        <p key={line} style={styles.quiet}>
          {line}
        </p>
      ))}
      {lines.extras.map((extras) => (
        <Lines key={extras.title} {...extras} />
      ))}
    </>
  )
}

const Total = ({ booking, lines }: Pick<Props, 'booking' | 'lines'>) => {
  const words = mailWords[booking.language]
  return (
    <>
      <h2 style={styles.title}>{lines.totalName}</h2>
      <table role="presentation" cellPadding={0} cellSpacing={0} width="100%">
        <tbody>
          {lines.prices.map(({ name, amount }) => (
            <tr key={name}>
              <td style={styles.part}>{name}</td>
              <td style={styles.amount}>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p style={styles.total}>{lines.total}</p>
      <p style={styles.quiet}>{words.totalNote}</p>
      {lines.card && <p style={styles.quiet}>{words.paidBy(lines.card)}</p>}
    </>
  )
}

export const BookingLetter = ({ booking, lines, link }: Props) => {
  const words = mailWords[booking.language]
  const { heading, next } = lines.news
  return (
    <html lang={booking.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{heading}</title>
      </head>
      <body style={styles.page}>
        <div style={styles.letter}>
          <p>{words.greeting(lines.name)}</p>
          <h1 style={styles.heading}>{heading}</h1>
          {lines.payBy && (
            <p style={styles.total}>
              {words.payBy} {lines.payBy}
            </p>
          )}
          {lines.references.map(({ name, code, note }) => (
            <p key={name} style={styles.reference}>
              {name} <strong style={styles.code}>{code}</strong>
              <span style={styles.quiet}>{note}</span>
            </p>
          ))}
          <Itinerary booking={booking} lines={lines} />
          <Total booking={booking} lines={lines} />
          <Lines title={words.next} lines={next} />
          {link && (
            <p>
              <a href={link}>{words.open}</a>
            </p>
          )}
          <p style={styles.quiet}>Trayecto</p>
        </div>
      </body>
    </html>
  )
}
