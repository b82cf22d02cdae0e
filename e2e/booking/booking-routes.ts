import { postToProvider } from '../../scripts/visitor/provider-page.ts'
import { cards } from './paying.ts'
import type { readyVisitor } from './ready-visitor.ts'
import { type SiteRoute, unlisted } from '../site/site-routes.ts'

type Visitor = Awaited<ReturnType<typeof readyVisitor>>

/** A route whose page is about one visitor's booking. */
interface BookingRoute extends SiteRoute {
  /** what has to happen to the booking before; gives the query of the address */
  readonly arrange: (visitor: Visitor) => Promise<string>
}

const payAway = async ({ ask }: Visitor): Promise<string> => {
  const { total } = await ask('readBooking')
  const { payment } = await ask('payBooking', { method: 'hosted', agreed: total })
  if (payment.status !== 'hosted') throw new Error(`the payment is ${payment.status}`)
  return payment.url
}

const cancelled = async (visitor: Visitor): Promise<string> => {
  await postToProvider(await payAway(visitor), { action: 'cancel' })
  return ''
}

const away = async (visitor: Visitor): Promise<string> => {
  await payAway(visitor)
  return ''
}

const paidWith =
  (card: string) =>
  async ({ payByCard }: Visitor): Promise<string> => {
    await payByCard(card)
    return ''
  }

const asPrepared = async (): Promise<string> => ''

const offerOf = async ({ ask }: Visitor): Promise<string> => `?offer=${(await ask('readBooking')).draft.item.offerId}`

const bookedId = async ({ payByCard }: Visitor): Promise<string> => {
  const { payment } = await payByCard(cards.good)
  if (payment.status !== 'confirmed') throw new Error(`the payment is ${payment.status}`)
  return `?booking=${payment.bookingId}`
}

/** All but `/booking/authenticate/waiting`, which is there only while an answer is lost: the journeys with faults see it. */
export const bookingRoutes: readonly BookingRoute[] = [
  { ...unlisted('/booking/summary', 'footeronly', { en: 'Your trip', es: 'Tu viaje' }), arrange: offerOf },
  { ...unlisted('/booking/BillingSummary', 'result', { en: 'Payment', es: 'Pago' }), arrange: asPrepared },
  {
    ...unlisted('/booking/authenticate', 'blank', { en: 'Your bank', es: 'Tu banco' }),
    arrange: paidWith(cards.challenge),
  },
  { ...unlisted('/booking/authenticate/authorize', 'blank', { en: 'Your payment', es: 'Tu pago' }), arrange: away },
  {
    ...unlisted('/booking/authenticate/cancel', 'blank', { en: 'Payment canceled', es: 'Pago cancelado' }),
    arrange: cancelled,
  },
  {
    ...unlisted('/booking/confirm', 'result', { en: 'Booking confirmed', es: 'Reserva confirmada' }),
    arrange: paidWith(cards.good),
  },
  {
    ...unlisted('/user/my-journey/booking-detail', 'result', { en: 'Your booking', es: 'Tu reserva' }),
    arrange: bookedId,
  },
]
