import { formatMoney } from '#domain/money/money-format.ts'
import { type Money, subtractMoney, sumMoney } from '#domain/money/money.ts'
import type { Booking } from '#contract/booking.ts'
import { bagLines, nameOf } from './bag-lines.ts'
import { mailWords } from './words.ts'

/** Where a flight goes and when, and who flies it. */
interface FlightLines {
  readonly way: string
  readonly airline: string
}

/** A booking as its mail tells it: one set of facts for the HTML and the plain part. */
export interface BookingLines {
  readonly name: string
  readonly destination: string
  /** ours, and the airline's own while it keeps the seats */
  readonly references: readonly { readonly name: string; readonly code: string; readonly note: string }[]
  readonly journeys: readonly { readonly title: string; readonly flights: readonly FlightLines[] }[]
  readonly travellers: readonly string[]
  /** whom the airline reaches */
  readonly contact: readonly string[]
  /** what the fare includes and what was added, each with whose it is */
  readonly bags: readonly string[]
  /** what the total is made of */
  readonly parts: readonly { readonly name: string; readonly amount: string }[]
  readonly total: string
  /** of seats that wait to be paid for: the airline's deadline, in the zone of the departure; null for all others */
  readonly payBy: string | null
  readonly card: string | null
}

type Offer = Booking['selectedFlightOffer']['FlightOffer']['data'][number]
type Segment = Offer['itineraries'][number]['segments'][number]

/** `2027-03-10T08:05:00`, a local time without a zone, as people write it; the zone never matters. */
const timeOf = (at: string, language: string): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(new Date(`${at}Z`))

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

const placeOf = (booking: Booking, code: string): string => {
  const place = booking.selectedFlightOffer.FlightOffer.dictionaries.locations[code]
  return place ? `${place.cityName[booking.language]} (${code})` : code
}

const flightOf = (booking: Booking, segment: Segment): FlightLines => {
  const { carriers } = booking.selectedFlightOffer.FlightOffer.dictionaries
  const { departure, arrival, carrierCode, number, operating } = segment
  const operator = operating && operating.carrierCode !== carrierCode ? operating.carrierCode : undefined
  const seller = `${carriers[carrierCode] ?? carrierCode} ${carrierCode} ${number}`
  const flown = operator ? `, ${mailWords[booking.language].operatedBy(carriers[operator] ?? operator)}` : ''
  const from = `${timeOf(departure.at, booking.language)} ${placeOf(booking, departure.iataCode)}`
  const to = `${timeOf(arrival.at, booking.language)} ${placeOf(booking, arrival.iataCode)}`
  return { way: `${from} → ${to}`, airline: `${seller}${flown}` }
}

const journeysOf = (booking: Booking, offer: Offer | undefined) => {
  const words = mailWords[booking.language]
  return (offer?.itineraries ?? []).map((itinerary, index) => ({
    title: index === 0 ? words.onward : words.return,
    flights: itinerary.segments.map((segment) => flightOf(booking, segment)),
  }))
}

const referencesOf = (booking: Booking, offer: Offer | undefined): BookingLines['references'] => {
  const words = mailWords[booking.language]
  const code = offer?.validatingAirlineCodes[0] ?? ''
  const airline = booking.selectedFlightOffer.FlightOffer.dictionaries.carriers[code] ?? code
  const ours = { name: words.reference, code: booking.referenceId, note: words.referenceNote }
  if (booking.bookingStatus === 'Failed' || booking.bookingStatus === 'Released') return [ours]
  const theirs = { name: words.airlineReference, code: booking.airlineReference }
  return [ours, { ...theirs, note: words.airlineReferenceNote(airline) }]
}

const contactOf = ({ customerDetails: { phone, emergencyContact }, language }: Booking): string[] => {
  const words = mailWords[language]
  return [`${words.contact}: ${phone}`, ...(emergencyContact ? [`${words.emergencyContact}: ${emergencyContact}`] : [])]
}

const travellersOf = (booking: Booking): string[] => {
  const words = mailWords[booking.language]
  return booking.passengers.map((passenger) => {
    const ticket = booking.tickets.find((issued) => issued.passengerId === passenger.id)?.number
    const adult = booking.passengers.find(({ id }) => id === passenger.associatedAdultId)
    const { frequentFlyerNumber } = passenger
    return [
      nameOf(passenger),
      words.types[passenger.type],
      ...(adult ? [words.lapOf(nameOf(adult))] : []),
      ...(frequentFlyerNumber ? [`${words.frequentFlyer} ${frequentFlyerNumber}`] : []),
      ...(ticket ? [`${words.ticket} ${ticket}`] : []),
    ].join(' · ')
  })
}

const partsOf = (booking: Booking, offer: Offer | undefined): BookingLines['parts'] => {
  const words = mailWords[booking.language]
  const money = (amount: Money): string => formatMoney(amount, booking.language)
  if (!offer) return []
  const { intTotal, intBase, fees } = offer.price
  const feesTotal = sumMoney(
    fees.map(({ intAmount }) => intAmount),
    intTotal.currency,
  )
  return [
    { name: words.fare, amount: money(intBase) },
    { name: words.taxes, amount: money(subtractMoney(subtractMoney(intTotal, intBase), feesTotal)) },
    ...fees.map(({ label, intAmount }) => ({ name: label[booking.language], amount: money(intAmount) })),
    ...booking.additionalServices.baggages.map(({ journeyType, quantity, amount, currency }) => ({
      name: `${words.added(quantity)}, ${words[journeyType]}`,
      amount: money({ amount, currency }),
    })),
  ]
}

const payByOf = ({ bookingStatus, hold, language }: Booking): string | null => {
  if (!hold || bookingStatus !== 'Held') return null
  return new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: hold.timeZone,
    timeZoneName: 'short',
  }).format(new Date(hold.payBy))
}

export const bookingLines = (booking: Booking): BookingLines => {
  const [offer] = booking.selectedFlightOffer.FlightOffer.data
  const destination = offer?.itineraries[0]?.segments.at(-1)?.arrival.iataCode ?? ''
  const { card } = booking.paymentInformation
  return {
    name: booking.passengers[0]?.firstName ?? '',
    destination: placeOf(booking, destination),
    references: referencesOf(booking, offer),
    journeys: journeysOf(booking, offer),
    travellers: travellersOf(booking),
    contact: contactOf(booking),
    bags: bagLines(booking, offer),
    parts: partsOf(booking, offer),
    total: formatMoney(booking.total, booking.language),
    payBy: payByOf(booking),
    card: card ? `${brandNames[card.brand] ?? card.brand.toUpperCase()} •••• ${card.last4}` : null,
  }
}
