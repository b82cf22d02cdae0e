import { formatMoney } from '#domain/money/money-format.ts'
import { type Money, subtractMoney, sumMoney } from '#domain/money/money.ts'
import type { Booking } from '#contract/booking.ts'
import { isOff } from '#contract/order-part.ts'
import { nameOf } from '../../mail/name-of.ts'
import { writtenTime } from '../../mail/written-time.ts'
import type { PartMail } from '../product.ts'
import { bagLines } from './bag-lines.ts'
import { flightNews } from './flight-news.ts'
import type { FlightTypes } from './flight-types.ts'
import { flightWords } from './flight-words.ts'

type Shown = FlightTypes['shown']
type Segment = Shown['item']['offer']['itineraries'][number]['segments'][number]
type Language = Booking['language']

/** `2027-03-10T08:05:00` is a local time without a zone: it is read and written in UTC, so that no zone moves it. */
const timeOf = (at: string, language: Language): string =>
  writtenTime(new Date(`${at}Z`), language, { timeZone: 'UTC' })

const placeOf = ({ item: { dictionaries } }: Shown, code: string, language: Language): string => {
  const place = dictionaries.locations[code]
  return place ? `${place.cityName[language]} (${code})` : code
}

const flightOf = (shown: Shown, segment: Segment, language: Language) => {
  const { carriers } = shown.item.dictionaries
  const { departure, arrival, carrierCode, number, operating } = segment
  const operator = operating && operating.carrierCode !== carrierCode ? operating.carrierCode : undefined
  const seller = `${carriers[carrierCode] ?? carrierCode} ${carrierCode} ${number}`
  const flown = operator ? `, ${flightWords[language].operatedBy(carriers[operator] ?? operator)}` : ''
  const from = `${timeOf(departure.at, language)} ${placeOf(shown, departure.iataCode, language)}`
  const to = `${timeOf(arrival.at, language)} ${placeOf(shown, arrival.iataCode, language)}`
  return { text: `${from} → ${to}`, note: `${seller}${flown}` }
}

const journeysOf = (shown: Shown, language: Language): PartMail['sections'] =>
  shown.item.offer.itineraries.map((itinerary, index) => ({
    title: index === 0 ? flightWords[language].onward : flightWords[language].return,
    lines: itinerary.segments.map((segment) => flightOf(shown, segment, language)),
  }))

/** The record locator of the airlines that issue the tickets, while they keep the seats. */
const referenceOf = ({ item, state, supplier }: Shown, language: Language): PartMail['reference'] => {
  if (supplier.reference === null || isOff(state)) return null
  const words = flightWords[language]
  const airlines = item.offer.validatingAirlineCodes.map((code) => item.dictionaries.carriers[code] ?? code)
  const note = words.airlineReferenceNote(airlines.join(' / '))
  return { name: words.airlineReference, code: supplier.reference, note }
}

const travellersOf = ({ documents, state }: Shown, { passengers, language }: Booking): PartMail['travellers'] => {
  const words = flightWords[language]
  return new Map(
    passengers.map((passenger) => {
      const ticket = documents.find(({ passengerId }) => passengerId === passenger.id)?.number
      const adult = passengers.find(({ id }) => id === passenger.associatedAdultId)
      const { frequentFlyerNumber } = passenger
      return [
        passenger.id,
        [
          ...(adult ? [words.lapOf(nameOf(adult))] : []),
          ...(frequentFlyerNumber ? [`${words.frequentFlyer} ${frequentFlyerNumber}`] : []),
          ...(ticket && !isOff(state) ? [`${words.ticket} ${ticket}`] : []),
        ],
      ]
    }),
  )
}

const pricesOf = ({ item: { offer } }: Shown, language: Language): PartMail['prices'] => {
  const words = flightWords[language]
  const money = (amount: Money): string => formatMoney(amount, language)
  const { intTotal, intBase, fees } = offer.price
  const feesTotal = sumMoney(
    fees.map(({ intAmount }) => intAmount),
    intTotal.currency,
  )
  return [
    { name: words.fare, amount: money(intBase) },
    { name: words.taxes, amount: money(subtractMoney(subtractMoney(intTotal, intBase), feesTotal)) },
    ...fees.map(({ label, intAmount }) => ({ name: label[language], amount: money(intAmount) })),
  ]
}

const bagPricesOf = ({ extras }: Shown, language: Language): PartMail['prices'] => {
  const words = flightWords[language]
  return extras.bags.map(({ journeyType, quantity, amount, currency }) => ({
    name: `${words.added(quantity)}, ${words[journeyType].toLowerCase()}`,
    amount: formatMoney({ amount, currency }, language),
  }))
}

/** What a mail says of a flight. */
export const flightMail = (shown: Shown, booking: Booking): PartMail => {
  const { language } = booking
  const bags = bagLines(shown, booking)
  const destination = shown.item.offer.itineraries[0]?.segments.at(-1)?.arrival.iataCode ?? ''
  return {
    destination: placeOf(shown, destination, language),
    reference: referenceOf(shown, language),
    sections: journeysOf(shown, language),
    clock: flightWords[language].localTimes,
    travellers: travellersOf(shown, booking),
    extras: bags.length > 0 && !isOff(shown.state) ? { title: flightWords[language].bags, lines: bags } : null,
    // of a package nobody is told what its parts cost
    prices: [...(booking.package ? [] : pricesOf(shown, language)), ...bagPricesOf(shown, language)],
    news: flightNews[language],
  }
}
