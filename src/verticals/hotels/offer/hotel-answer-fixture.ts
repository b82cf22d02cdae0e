import type { HotelSearchAnswer } from '#contract/products/hotels/hotel-search.ts'

type FoundHotel = HotelSearchAnswer['data'][number]

const usd = (amount: number) => ({ amount, currency: 'USD' })

interface Told {
  readonly code: string
  readonly total: number
  /** what the cheapest choice that can be cancelled for nothing costs; the first choice gives everything back where they are equal */
  readonly refundable?: number
  readonly info?: Partial<FoundHotel['hotelInfo']>
  readonly atHotel?: number
}

/** A hotel of an answer for four nights in Cartagena, as the contract has it. */
const foundHotel = ({ code, total, refundable, info, atHotel = 0 }: Told): FoundHotel => ({
  hotelInfo: {
    hotelCode: code,
    hotelName: `Casa ${code}`,
    destinationCode: 'CTG',
    rating: 4,
    propertyQuality: 'upscale',
    accommodationType: 'hotel',
    guestScore: { score: 8.6, count: 120 },
    amenities: ['wifi', 'pool'],
    locationInfo: {
      latitude: 10.42,
      longitude: -75.53,
      timeZone: 'America/Bogota',
      address: {
        addressLine1: 'Calle 1',
        district: { en: 'Manga', es: 'Manga' },
        cityName: { en: 'Cartagena', es: 'Cartagena' },
        countryCode: 'CO',
        countryName: { en: 'Colombia', es: 'Colombia' },
      },
    },
    pictures: [{ subject: 'facade', seed: 7 }],
    ...info,
  },
  distance: 0.4,
  hotelRateInfo: {
    rooms: [{ index: 1, roomTypeCode: 'double', board: 'breakfast', intAmountAfterTax: usd(total) }],
    rateInfo: {
      convertedRateInfo: {
        startDate: '2026-12-10',
        endDate: '2026-12-14',
        currencyCode: 'USD',
        amountAfterTax: (total / 100).toFixed(2),
        intAmountAfterTax: usd(total),
        intAverageNightly: usd(Math.round(total / 4)),
        intDueAtProperty: usd(atHotel),
      },
    },
    cancel: {
      refundability: refundable === total ? 'refundable' : 'non_refundable',
      freeUntil: refundable === total ? '2026-12-08T23:00:00Z' : null,
      steps: [],
      fixedNights: [],
    },
    pays: 'now',
    cheapestRefundable:
      refundable === undefined ? null : { intAmountAfterTax: usd(refundable), freeUntil: '2026-12-08T23:00:00Z' },
    accessible:
      refundable === undefined
        ? []
        : [
            {
              features: ['step_free'],
              intAmountAfterTax: usd(total + 500),
              refundability: 'non_refundable',
              cheapestRefundable: { intAmountAfterTax: usd(refundable + 600), freeUntil: '2026-12-07T23:00:00Z' },
            },
          ],
    left: null,
  },
})

/** A whole answer. */
export const hotelAnswer = (hotels: readonly Told[]): HotelSearchAnswer => ({
  data: hotels.map(foundHotel),
  meta: { count: hotels.length, offset: 1, pageSize: 200, status: 'ok' },
})
