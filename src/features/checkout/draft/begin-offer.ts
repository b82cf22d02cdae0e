import { ref } from 'valtio'
import type { Money } from '#domain/money/money.ts'
import type { Problem } from '#domain/problem.ts'
import type { StartInput } from '../session/booking-input.ts'
import type { SitePage } from '../product/booking-pages.ts'
import { isBegunFrom } from './begun-booking.ts'
import type { BookingClient } from './booking-client.ts'

export interface OfferToBook {
  /** of the product that it is an offer of */
  readonly kind: string
  readonly offerId: string
  /** what the page shows for it, agreed to by coming this far */
  readonly total: Money
  /** whether the price that was chosen holds extras for everybody, to be added to a booking that begins */
  readonly withExtras: boolean
  /** under which a partner knows the choice of this offer; undefined where its link named none */
  readonly disId: string | undefined
}

export type Started =
  | { readonly state: 'starting' }
  | { readonly state: 'ready' }
  /** the visitor's booking is of another offer: chosen in another tab, or being paid for */
  | { readonly state: 'elsewhere' }
  /** the payment that was open turned out to have been made */
  | { readonly state: 'booked'; readonly page: SitePage }
  | { readonly state: 'failed'; readonly problem: Problem | undefined }

/** Where the traveller came from, as far as they let that be told. */
type AskInfoData = () => Promise<StartInput['infoData']>

/** Begins the booking of what a page shows. One that was begun at another total than the page's is priced anew. */
export const beginOffer = async (
  booking: Pick<BookingClient, 'start' | 'begun'>,
  offer: OfferToBook,
  infoData: AskInfoData,
): Promise<Started> => {
  const { kind, offerId, total, withExtras, disId } = offer
  const isOfPage = isBegunFrom(booking.begun.from, offerId, total)
  const from = await infoData()
  const asked = {
    kind,
    offerId,
    shown: total,
    ...(withExtras ? { withExtras } : {}),
    ...(disId ? { disId } : {}),
    ...(from ? { infoData: from } : {}),
  }
  const first = await booking.start(asked)
  const isOld =
    !isOfPage &&
    first.ok &&
    first.value.payment.status !== 'confirmed' &&
    first.value.draft.item.total.amount !== total.amount &&
    !first.value.priceChange
  const result = isOld ? await booking.start({ ...asked, again: true }) : first
  if (!result.ok) return { state: 'failed', problem: result.problem }
  booking.begun.from = ref(asked)
  const { payment, pages } = result.value
  return payment.status === 'confirmed' ? { state: 'booked', page: pages.confirmed } : { state: 'ready' }
}
