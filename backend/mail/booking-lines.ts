import { formatMoney } from '#/domain/money-format.ts'
import type { Booking } from '../../contract/booking.ts'
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
  readonly journeys: readonly { readonly title: string; readonly flights: readonly FlightLines[] }[]
  readonly travellers: readonly string[]
  readonly bags: readonly string[]
  readonly total: string
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

const travellersOf = (booking: Booking): string[] =>
  booking.passengers.map(({ id, firstName, middleName, lastName }) => {
    const ticket = booking.tickets.find((issued) => issued.passengerId === id)?.number
    const name = [firstName, middleName, lastName].filter(Boolean).join(' ')
    return ticket ? `${name} · ${mailWords[booking.language].ticket} ${ticket}` : name
  })

const bagsOf = (booking: Booking): string[] => {
  const words = mailWords[booking.language]
  return booking.additionalServices.baggages.map(
    ({ journeyType, quantity, amount, currency }) =>
      `${words[journeyType]}: ${words.bag(quantity)} · ${formatMoney({ amount, currency }, booking.language)}`,
  )
}

export const bookingLines = (booking: Booking): BookingLines => {
  const [offer] = booking.selectedFlightOffer.FlightOffer.data
  const destination = offer?.itineraries[0]?.segments.at(-1)?.arrival.iataCode ?? ''
  const { card } = booking.paymentInformation
  return {
    name: booking.passengers[0]?.firstName ?? '',
    destination: placeOf(booking, destination),
    journeys: journeysOf(booking, offer),
    travellers: travellersOf(booking),
    bags: bagsOf(booking),
    total: formatMoney(booking.total, booking.language),
    card: card ? `${brandNames[card.brand] ?? card.brand.toUpperCase()} •••• ${card.last4}` : null,
  }
}
