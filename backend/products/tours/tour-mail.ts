import { formatMoney } from '#domain/money/money-format.ts'
import type { Booking } from '#contract/booking.ts'
import { writtenTime } from '../../mail/written-time.ts'
import type { PartMail } from '../product.ts'
import { isGone } from '../reserved-part.ts'
import { tourNews } from './tour-news.ts'
import type { TourTypes } from './tour-types.ts'
import { tourWords } from './tour-words.ts'

type Shown = TourTypes['shown']
type Language = Booking['language']

const dayOf = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', dateStyle: 'full' }).format(new Date(`${day}T00:00:00Z`))

/** What may still be called off or cancelled: nothing of a tour that is off. */
const termsOf = (shown: Shown, language: Language): string => {
  if (isGone(shown)) return ''
  const words = tourWords[language]
  const { callOff, cancel, timeZone } = shown.item
  return [
    ...(callOff ? [words.callOff(callOff.fewerThan, dayOf(callOff.until, language))] : []),
    cancel.freeUntil === null
      ? words.notFree
      : words.freeUntil(writtenTime(new Date(cancel.freeUntil), language, { timeZone })),
  ].join('; ')
}

const sectionsOf = (shown: Shown, language: Language): PartMail['sections'] => {
  const words = tourWords[language]
  const { item, extras } = shown
  return [
    {
      title: `${words.tour}: ${item.tour.name[language]}`,
      lines: [
        { text: `${dayOf(item.from, language)} → ${dayOf(item.to, language)}`, note: termsOf(shown, language) },
        { text: item.rooms.map((room) => words.rooms[room]).join(', '), note: item.tour.operator },
      ],
    },
    {
      title: words.travelers,
      lines: extras.travelers.map(({ firstName, lastName }, at) => ({
        text: `${firstName} ${lastName}`,
        note: at + 1 === extras.lead ? words.lead : '',
      })),
    },
  ]
}

/** What a mail says of a tour. Its balance is nobody's to charge: that is said wherever the price is. */
export const tourMail = (shown: Shown, { language }: Booking): PartMail => {
  const words = tourWords[language]
  const { tour, price } = shown.item
  const { reference } = shown.supplier
  const balanceDue = isGone(shown) ? null : price.balanceDue
  return {
    greeted: shown.extras.travelers[shown.extras.lead - 1]?.firstName ?? '',
    destination: tour.country.name[language],
    reference:
      reference === null || isGone(shown)
        ? null
        : { name: words.reference, code: reference, note: words.referenceNote(tour.operator) },
    sections: sectionsOf(shown, language),
    travellers: new Map(),
    extras: null,
    prices: [
      ...(shown.calledOff ? [] : [{ name: words.total, amount: formatMoney(price.total, language) }]),
      ...(balanceDue === null
        ? []
        : [{ name: words.balance(dayOf(balanceDue, language)), amount: formatMoney(price.balance, language) }]),
    ],
    ...(balanceDue === null ? {} : { chargedName: words.deposit }),
    news: tourNews[language],
  }
}
