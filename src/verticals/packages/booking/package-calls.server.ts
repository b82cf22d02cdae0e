import type { CreateGuests } from '#contract/products/hotels/hotel-session.ts'
import type { BookingInContext } from '#/features/checkout/session/booking-context.server.ts'
import { customerDetailsOf } from '#/features/checkout/session/booking-payloads.server.ts'
import { requestsOf } from '../../hotels/booking/stay-calls.server.ts'
import type { PackageDraft } from './package-item.ts'
import { leadOfRoom } from './room-leads.ts'

/** The grown-up who asks for each room, by name, and what the guests would like. */
export const roomGuestsPayload = (booking: BookingInContext): CreateGuests => {
  const { item, passengers, extras } = booking.checkout.draft as PackageDraft
  return {
    agentId: booking.context.agentId,
    customerDetails: customerDetailsOf(booking.checkout),
    hotelOffer: { id: item.hotelOfferId },
    hotelOfferId: booking.checkout.backendIds.part.hotelOfferId ?? '',
    guests: item.stay.rooms.flatMap(({ index }) => {
      const lead = leadOfRoom(item.stay.rooms, passengers, index)
      return lead ? [{ roomIndex: index, firstName: lead.firstName.trim(), lastName: lead.lastName.trim() }] : []
    }),
    requests: requestsOf(extras),
    infoData: booking.context.infoData,
  }
}
