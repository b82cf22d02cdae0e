import { formatMoney } from '#domain/money/money-format.ts'
import { formatClock } from '#domain/time/clock-time.ts'
import type { Booking } from '#contract/booking.ts'
import { isCancelOver, isOff } from '#contract/order-part.ts'
import type { CancelTerms, StayPrice } from '#contract/products/hotels/room-rate.ts'
import { writtenTime } from '../../mail/written-time.ts'
import { packageTerms } from '../packages/package-mail.ts'
import type { PartMail } from '../product.ts'
import { hotelNews } from './hotel-news.ts'
import type { HotelTypes } from './hotel-types.ts'
import { hotelWords } from './hotel-words.ts'

type Shown = HotelTypes['shown']
type Language = Booking['language']

const dayOf = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', dateStyle: 'full' }).format(new Date(`${day}T00:00:00Z`))

const cancelLine = ({ item }: Shown, { refundability, freeUntil }: CancelTerms, language: Language): string => {
  const words = hotelWords[language]
  if (freeUntil === null) return refundability === 'non_refundable' ? words.final : words.notFree
  const { timeZone } = item.hotelInfo.locationInfo
  return words.freeUntil(writtenTime(new Date(freeUntil), language, { timeZone }))
}

const roomsOf = (shown: Shown, { language, package: together }: Booking): PartMail['sections'] => {
  const words = hotelWords[language]
  return shown.item.rooms.map(({ roomType, rate, adult, childAge }) => {
    const guest = shown.extras.guests.find(({ roomIndex }) => roomIndex === rate.roomIndex)
    const voucher = isOff(shown.state)
      ? undefined
      : shown.documents.find(({ roomIndex }) => roomIndex === rate.roomIndex)
    const name = guest ? `${guest.firstName} ${guest.lastName} · ` : ''
    return {
      title: words.room(rate.roomIndex, roomType.name[language]),
      lines: [
        {
          text: `${name}${words.guests(adult, childAge)} · ${words.boards[rate.board]}`,
          note: together || isCancelOver(shown) ? '' : cancelLine(shown, rate.cancel, language),
        },
        ...(roomType.accessFeatures.length > 0 ? [{ text: words.accessible(roomType.accessFeatures), note: '' }] : []),
        ...(voucher ? [{ text: words.voucher(voucher.number), note: '' }] : []),
      ],
    }
  })
}

const stayOf = ({ item }: Shown, language: Language): PartMail['sections'][number] => {
  const words = hotelWords[language]
  const { hotelName, locationInfo } = item.hotelInfo
  const { startDate, endDate } = item.stayDateTimeRange
  const { addressLine1, district, cityName } = locationInfo.address
  const { until } = item.checkIn
  return {
    title: `${words.stay}: ${hotelName}`,
    lines: [
      {
        text: `${dayOf(startDate, language)} → ${dayOf(endDate, language)}`,
        note: [
          addressLine1,
          district[language],
          cityName[language],
          words.checkIn(formatClock(item.checkIn.from, language), until === null ? null : formatClock(until, language)),
          words.checkOut(formatClock(item.checkOut.until, language)),
        ].join(', '),
      },
    ],
  }
}

/** What the hotel takes itself, in what it takes for it. */
const feesOf = ({ propertyFees }: StayPrice, language: Language): PartMail['prices'] =>
  propertyFees.map(({ label, amount, local }) => {
    const name = hotelWords[language].fee(label[language])
    const isForeign = local.currency !== amount.currency
    return {
      name: isForeign ? `${name} (${formatMoney(local, language)})` : name,
      amount: formatMoney(amount, language),
    }
  })

/** What a mail says of a stay. */
export const hotelMail = (shown: Shown, booking: Booking): PartMail => {
  const { language, package: together } = booking
  const words = hotelWords[language]
  const { hotelInfo, price } = shown.item
  const { reference } = shown.supplier
  return {
    greeted: shown.extras.guests[0]?.firstName ?? '',
    destination: hotelInfo.locationInfo.address.cityName[language],
    reference:
      reference === null || isOff(shown.state)
        ? null
        : { name: words.reference, code: reference, note: words.referenceNote(hotelInfo.hotelName) },
    sections: [
      stayOf(shown, language),
      ...roomsOf(shown, booking),
      ...(isCancelOver(shown)
        ? []
        : packageTerms(booking, hotelInfo.locationInfo.timeZone, price.dueAtProperty.amount)),
    ],
    travellers: new Map(),
    extras: null,
    prices: [
      // of a package nobody is told what its parts cost
      ...(together ? [] : [{ name: words.total, amount: formatMoney(price.total, language) }]),
      ...(price.dueAtProperty.amount > 0
        ? [{ name: words.dueAtProperty, amount: formatMoney(price.dueAtProperty, language) }]
        : []),
      ...feesOf(price, language),
    ],
    ...(price.dueNow.amount < price.total.amount ? { chargedName: words.dueNow } : {}),
    news: hotelNews[language],
  }
}
