import { formatMoney } from '#domain/money/money-format.ts'
import type { Booking } from '#contract/booking.ts'
import type { PartMail } from '../products/product.ts'
import { productOf } from '../products/products.ts'
import { nameOf } from './name-of.ts'
import { mailWords } from './words.ts'
import { writtenTime } from './written-time.ts'

/** A booking as its mail tells it: one set of facts for the HTML and the plain part. */
export interface BookingLines {
  readonly name: string
  readonly destination: string
  /** ours, and the suppliers' own while they keep what was bought */
  readonly references: readonly { readonly name: string; readonly code: string; readonly note: string }[]
  readonly journeys: PartMail['journeys']
  readonly travellers: readonly string[]
  /** whom the suppliers reach */
  readonly contact: readonly string[]
  /** what the fare includes and what was added, each with whose it is */
  readonly bags: readonly string[]
  /** what the total is made of */
  readonly prices: PartMail['prices']
  readonly total: string
  /** of seats that wait to be paid for: the airline's deadline, in the zone of the departure; null for all others */
  readonly payBy: string | null
  readonly card: string | null
}

/** Brands as they write themselves; the others as their code in capitals. */
const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  dinersclub: 'Diners Club',
  discover: 'Discover',
  unionpay: 'UnionPay',
  maestro: 'Maestro',
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

export const bookingLines = (booking: Booking): BookingLines => {
  const parts = booking.parts.map((part) => productOf(part).mail(part, booking))
  const { card } = booking.paymentInformation
  return {
    name: booking.passengers[0]?.firstName ?? parts.find(({ greeted }) => greeted)?.greeted ?? '',
    destination: parts[0]?.destination ?? '',
    references: referencesOf(booking, parts),
    journeys: parts.flatMap(({ journeys }) => journeys),
    travellers: travellersOf(booking, parts),
    contact: contactOf(booking),
    bags: parts.flatMap(({ bags }) => bags),
    prices: parts.flatMap(({ prices }) => prices),
    total: formatMoney(booking.total, booking.language),
    payBy: payByOf(booking),
    card: card ? `${brandNames[card.brand] ?? card.brand.toUpperCase()} •••• ${card.last4}` : null,
  }
}
