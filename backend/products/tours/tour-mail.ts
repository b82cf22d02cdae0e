import { formatMoney } from '#domain/money/money-format.ts'
import type { Booking } from '#contract/booking.ts'
import { isCancelOver, isOff } from '#contract/order-part.ts'
import { writtenTime } from '../../mail/written-time.ts'
import { packageTerms } from '../packages/package-mail.ts'
import { packageWords } from '../packages/package-words.ts'
import type { PartMail } from '../product.ts'
import { isKeptWhole } from '../reserved-part.ts'
import { tourNews } from './tour-news.ts'
import type { TourTypes } from './tour-types.ts'
import { tourWords } from './tour-words.ts'

type Shown = TourTypes['shown']
type Language = Booking['language']

const dayOf = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', dateStyle: 'full' }).format(new Date(`${day}T00:00:00Z`))

const cancelLine = ({ item }: Shown, language: Language): string => {
  const words = tourWords[language]
  const { freeUntil } = item.cancel
  if (freeUntil === null) return isKeptWhole(item, item.price.total) ? words.final : words.notFree
  return words.freeUntil(writtenTime(new Date(freeUntil), language, { timeZone: item.timeZone }))
}

/** What may still be called off or cancelled: nothing of a tour that is off, or about to be. */
const termsOf = (shown: Shown, { language, package: together }: Booking): string => {
  if (isCancelOver(shown)) return ''
  const words = tourWords[language]
  const { callOff } = shown.item
  return [
    ...(callOff ? [words.callOff(callOff.fewerThan, dayOf(callOff.until, language))] : []),
    ...(together ? [] : [cancelLine(shown, language)]),
  ].join('; ')
}

/** Who travels, where the tour names them: in an order with others the travellers are named once. */
const travelersOf = ({ extras: { travelers, lead } }: Shown, language: Language): PartMail['sections'] => {
  if (travelers.length === 0) return []
  const words = tourWords[language]
  const lines = travelers.map(({ firstName, lastName }, at) => ({
    text: `${firstName} ${lastName}`,
    note: at + 1 === lead ? words.lead : '',
  }))
  return [{ title: words.travelers, lines }]
}

const sectionsOf = (shown: Shown, booking: Booking): PartMail['sections'] => {
  const { language } = booking
  const words = tourWords[language]
  const { item, documents } = shown
  return [
    {
      title: `${words.tour}: ${item.tour.name[language]}`,
      lines: [
        { text: `${dayOf(item.from, language)} → ${dayOf(item.to, language)}`, note: termsOf(shown, booking) },
        { text: item.rooms.map((room) => words.rooms[room]).join(', '), note: item.tour.operator },
        ...(isOff(shown.state) ? [] : documents.map(({ number }) => ({ text: words.voucher(number), note: '' }))),
      ],
    },
    ...travelersOf(shown, language),
    ...(isCancelOver(shown) ? [] : packageTerms(booking, item.timeZone)),
  ]
}

/** What a mail says of a tour. Its balance is nobody's to charge: that is said wherever the price is. */
export const tourMail = (shown: Shown, booking: Booking): PartMail => {
  const { language, package: together } = booking
  const words = tourWords[language]
  const { tour, price } = shown.item
  const { balanceDue } = price
  const { reference } = shown.supplier
  return {
    greeted: shown.extras.travelers[shown.extras.lead - 1]?.firstName ?? '',
    destination: tour.country.name[language],
    reference:
      reference === null || isOff(shown.state)
        ? null
        : { name: words.reference, code: reference, note: words.referenceNote(tour.operator) },
    sections: sectionsOf(shown, booking),
    travellers: new Map(),
    extras: null,
    prices: [
      // of a package nobody is told what its parts cost
      ...(together ? [] : [{ name: words.total, amount: formatMoney(price.total, language) }]),
      ...(balanceDue === null
        ? []
        : [{ name: words.balance(dayOf(balanceDue, language)), amount: formatMoney(price.balance, language) }]),
    ],
    ...(balanceDue === null ? {} : { chargedName: together ? packageWords[language].paidNow : words.deposit }),
    news: tourNews[language],
  }
}
