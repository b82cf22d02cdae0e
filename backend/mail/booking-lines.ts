import { brandName } from '#domain/card/brand-name.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { type Money, addMoney, sumMoney } from '#domain/money/money.ts'
import type { Booking } from '#contract/booking.ts'
import { isOff, toldParts } from '#contract/order-part.ts'
import { packagePrices } from '../products/packages/package-mail.ts'
import type { PartMail } from '../products/product.ts'
import { productOf } from '../products/products.ts'
import { type MailKind, type OffKind, offKindOf } from './mail-kind.ts'
import { nameOf } from './name-of.ts'
import { mailWords } from './words.ts'
import { writtenTime } from './written-time.ts'

/** A booking as its mail tells it: one set of facts for the HTML and the plain part. */
export interface BookingLines {
  readonly name: string
  /** ours, and the suppliers' own while they keep what was bought */
  readonly references: readonly { readonly name: string; readonly code: string; readonly note: string }[]
  readonly news: { readonly subject: string; readonly heading: string; readonly next: readonly string[] }
  readonly sections: PartMail['sections']
  readonly clocks: readonly string[]
  readonly travellers: readonly string[]
  /** whom the suppliers reach */
  readonly contact: readonly string[]
  /** what is included and what was added, each with whose it is */
  readonly extras: readonly NonNullable<PartMail['extras']>[]
  /** what the total is made of */
  readonly prices: PartMail['prices']
  readonly total: string
  /** what the total is called */
  readonly totalName: string
  /** of seats that wait to be paid for: the airline's deadline, in the zone of the departure; null for all others */
  readonly payBy: string | null
  readonly card: string | null
}

const referencesOf = (booking: Booking, parts: readonly PartMail[]): BookingLines['references'] => {
  const words = mailWords[booking.language]
  const ours = { name: words.reference, code: booking.referenceId, note: words.referenceNote }
  return [ours, ...parts.flatMap(({ reference }) => reference ?? [])]
}

const contactOf = ({ customerDetails: { phone, emergencyContact }, language }: Booking): string[] => {
  const words = mailWords[language]
  return [`${words.contact}: ${phone}`, ...(emergencyContact ? [`${words.emergencyContact}: ${emergencyContact}`] : [])]
}

const travellersOf = ({ passengers, language }: Booking, parts: readonly PartMail[]): string[] =>
  passengers.map((passenger) => {
    const own = parts.flatMap(({ travellers }) => travellers.get(passenger.id) ?? [])
    return [nameOf(passenger), mailWords[language].types[passenger.type], ...new Set(own)].join(' · ')
  })

const payByOf = ({ bookingStatus, hold, language }: Booking): string | null => {
  if (!hold || bookingStatus !== 'Held') return null
  return writtenTime(new Date(hold.payBy), language, { timeZone: hold.timeZone, timeZoneName: 'short' })
}

/** What goes back of all that is off. */
const backOf = ({ parts, total: { currency } }: Booking): Money =>
  sumMoney(
    parts.filter(offKindOf).map(({ quote, cancellation }) => cancellation?.refund ?? quote.total),
    currency,
  )

const cardOf = ({ paymentInformation: { card } }: Booking): string | null =>
  card ? `${brandName(card.brand)} •••• ${card.last4}` : null

/** Where money goes that goes back: it is named where it is known. */
const wayBackOf = (booking: Booking): string => cardOf(booking) ?? mailWords[booking.language].paymentMethod

/** How the news is called where it is not of all that was booked: neither what stands nor what another called off is the same news. */
const ofPart = ({ parts, language }: Booking, kind: MailKind) => {
  const words = mailWords[language]
  if (kind === 'cancelled' && parts.some((part) => offKindOf(part) !== kind)) return words.cancelledPart
  const isAnyDone = parts.some(({ cancellation }) => cancellation?.cancelledAt !== undefined)
  return kind === 'cancel_refused' && isAnyDone ? words.refusedPart : {}
}

const isOffKind = (kind: MailKind): kind is OffKind => kind === 'called_off' || kind === 'cancelled'

/** The parts that the news is of: what is off has no other news, and what was called off by another has its own. */
const partsOfNews = ({ parts }: Booking, kind: MailKind, mails: readonly PartMail[]): readonly PartMail[] =>
  mails.filter((_, at) => {
    const off = parts[at] && offKindOf(parts[at])
    return isOffKind(kind) ? off === kind : off === undefined
  })

/** The news of the one kind of travel that was booked; of several, words for any kind with what each of them has still to say. */
const newsOf = (booking: Booking, kind: MailKind, mails: readonly PartMail[]): BookingLines['news'] => {
  const words = mailWords[booking.language]
  const neutral = { ...words.kinds[kind], ...ofPart(booking, kind) }
  const parts = partsOfNews(booking, kind, mails)
  const own = parts.map(({ news }) => news[kind] ?? neutral)
  const isOwn = own.length === 1 && (!isOffKind(kind) || mails.length === 1)
  const { subject, heading } = (isOwn ? own[0] : undefined) ?? neutral
  const [first, ...next] = new Set(own.flatMap((news) => news.next))
  const goesBack = isOffKind(kind) && backOf(booking).amount > 0
  return {
    subject: subject(booking.referenceId, parts[0]?.destination ?? ''),
    heading,
    next: [...(first ? [first] : []), ...(goesBack ? [words.backSoon(wayBackOf(booking))] : []), ...next],
  }
}

/** What each part has to tell; of what was called off, that it was. */
const sectionsOf = ({ parts, language }: Booking, mails: readonly PartMail[]): BookingLines['sections'] =>
  mails.flatMap(({ sections }, at) => {
    const off = parts[at] && offKindOf(parts[at])
    if (!off) return sections
    const words = mailWords[language]
    const titled = off === 'cancelled' ? words.cancelled : words.calledOff
    return sections.map(({ title, lines }) => ({ title: titled(title), lines }))
  })

/**
 * What is paid, and what goes back of it: of a booking that was called off whole nothing else is left to say, and for one that
 * came to nothing nothing was paid.
 */
const moneyOf = (
  booking: Booking,
  parts: readonly PartMail[],
): Pick<BookingLines, 'prices' | 'total' | 'totalName'> => {
  const { language, total, bookingStatus } = booking
  const words = mailWords[language]
  const gone = booking.parts.filter(offKindOf)
  const back = backOf(booking)
  const kept = sumMoney(
    gone.flatMap(({ cancellation }) => cancellation?.kept ?? []),
    total.currency,
  )
  const givenBackName = words.givenBack(wayBackOf(booking))
  const [cost, givenBack] = [formatMoney(total, language), formatMoney(back, language)]
  const charged = (amount: string) => ({ name: words.charged, amount })
  const keptLines = kept.amount > 0 ? [{ name: words.kept, amount: formatMoney(kept, language) }] : []
  if (bookingStatus === 'Cancelled' && back.amount === 0)
    return { prices: keptLines, total: cost, totalName: words.charged }
  if (bookingStatus === 'Cancelled')
    return { prices: [charged(cost), ...keptLines], total: givenBack, totalName: givenBackName }
  if (bookingStatus === 'Failed' || bookingStatus === 'Released')
    return { prices: [], total: formatMoney({ ...total, amount: 0 }, language), totalName: words.charged }
  const standing = booking.parts.flatMap(({ state }, at) => (isOff(state) ? [] : (parts[at] ?? [])))
  const prices = [...packagePrices(booking), ...standing.flatMap((part) => part.prices)]
  const returned = [
    ...keptLines,
    charged(formatMoney(addMoney(total, back), language)),
    ...(back.amount > 0 ? [{ name: givenBackName, amount: givenBack }] : []),
  ]
  const chargedName = standing.find((part) => part.chargedName)?.chargedName
  return {
    prices: gone.length > 0 ? [...prices, ...returned] : prices,
    total: cost,
    totalName: chargedName && bookingStatus === 'Held' ? words.chargedLater : (chargedName ?? words.total),
  }
}

export const bookingLines = (ordered: Booking, kind: MailKind): BookingLines => {
  const booking = { ...ordered, parts: toldParts(ordered) }
  const isRest = booking.parts.length < ordered.parts.length
  const parts = booking.parts.map((part) => productOf(part).mail(part, booking))
  const news = newsOf(booking, kind, parts)
  return {
    name: booking.passengers[0]?.firstName ?? parts.find(({ greeted }) => greeted)?.greeted ?? '',
    news: isRest ? { ...news, next: [mailWords[booking.language].rest, ...news.next] } : news,
    references: referencesOf(booking, parts),
    sections: sectionsOf(booking, parts),
    clocks: parts.flatMap(({ clock }) => clock ?? []),
    travellers: travellersOf(booking, parts),
    contact: contactOf(booking),
    extras: parts.flatMap(({ extras }) => extras ?? []),
    ...moneyOf(booking, parts),
    payBy: payByOf(booking),
    card: cardOf(booking),
  }
}
