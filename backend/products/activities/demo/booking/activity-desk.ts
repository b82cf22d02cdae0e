import type { Supplier } from '../../../product.ts'
import { type ReservationRow, offerIn } from '../../../demo/reservations/reservation-rows.ts'
import { reservationDesk } from '../../../demo/reservations/reservation-desk.ts'
import type { SupplierTools } from '../../../supplier-tools.ts'
import type { ActivityTypes } from '../../activity-types.ts'
import { activityOf } from '../made/activity.ts'
import { packagedActivity } from './packaged-activity.ts'
import { offerAt, timeOf } from './reserve.ts'

const capacityAt = (row: ReservationRow, now: number): number | null | undefined => {
  const slot = timeOf(row, now)?.slot
  return slot && slot.status !== 'CLOSED' ? slot.vacancies : undefined
}

/** A desk of activities. */
export const activityDesk = (tools: SupplierTools): Omit<Supplier<ActivityTypes>, 'name' | 'check'> =>
  reservationDesk<ActivityTypes['request']>(tools, {
    priceAt: (row, now, isPackaged) => {
      const offer = offerAt(row, now)
      return offer && (isPackaged ? packagedActivity(offer) : offer).price.total
    },
    capacityAt,
    isByHand: ({ code }) => activityOf(code)?.confirmsByHand ?? false,
    documentsOf: (row, reference) =>
      offerIn<ActivityTypes['item']>(row).unitItems.map((_, item) => `${reference}-${item + 1}`),
  })
