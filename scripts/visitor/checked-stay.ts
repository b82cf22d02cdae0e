import type { HotelCheckAnswer, HotelOffer, HotelRatesAnswer } from '../../contract/products/hotels/hotel-rates.ts'
import { type Post, day } from './post.ts'

export interface RequestedRoom {
  readonly index: number
  readonly adult: number
  readonly children: number
  readonly childAge: readonly number[]
}

export const roomForTwo: RequestedRoom = { index: 1, adult: 2, children: 0, childAge: [] }

type Rate = HotelRatesAnswer['roomTypes'][number]['rates'][number]

interface RequestedStay {
  /** what a rate is to be like; any is as good where it is not said */
  readonly rate?: (rate: Rate) => boolean
  readonly rooms?: readonly RequestedRoom[] | undefined
  readonly checkIn?: string
  readonly checkOut?: string
}

/** The cheapest offer of a hotel of the place of tests, checked by the backend behind `post`, as its page hands it on. */
export const checkedStay = async (
  post: Post,
  outcome: string,
  { rate = () => true, rooms = [roomForTwo], checkIn = day(50), checkOut = day(53) }: RequestedStay = {},
): Promise<HotelOffer> => {
  const stayDateTimeRange = { startDate: checkIn, endDate: checkOut }
  const answer = await post('/hotel/rates', {
    hotelCode: `PRUEBAS-${outcome}`,
    rateInfo: { currencyCode: 'USD', refundableOnly: false, stayDateTimeRange },
    rooms,
  })
  const { roomTypes }: HotelRatesAnswer = await answer.json()
  const rateIds = rooms.map(({ index }) => {
    const own = roomTypes.flatMap(({ rates }) => rates.filter((own) => own.roomIndex === index && rate(own)))
    return own.toSorted((a, b) => a.price.total.amount - b.price.total.amount)[0]?.rateId
  })
  const checked: HotelCheckAnswer = await (await post('/hotel/rates/check', { rateIds })).json()
  if (!('offer' in checked)) throw new Error(`the hotel answers ${checked.outcome}`)
  return checked.offer
}
