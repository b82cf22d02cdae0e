import type { InvalidRequest } from '#contract/problem.ts'
import type { Passenger } from '#contract/travellers.ts'
import { hasPaidAge } from '../orders/order-requirements.ts'
import type { OrderState } from '../orders/order-state.ts'

type Order = Pick<OrderState, 'parts'>
type Traveller = Pick<Passenger, 'type' | 'dateOfBirth' | 'passportExpiryDate'>

const birthFault = ({ parts }: Order, traveller: Traveller, today: string): string | undefined => {
  if (traveller.dateOfBirth > today) return 'must not be in the future'
  return hasPaidAge(parts, traveller)
    ? undefined
    : 'must be of the age, on the last day of travel, that the fare is for'
}

const expiryFault = ({ passportExpiryDate = '' }: Traveller, today: string): string | undefined =>
  passportExpiryDate !== '' && passportExpiryDate < today ? 'must not have passed' : undefined

/** What keeps travellers from being sold what the order has, on the day `today`, `YYYY-MM-DD`, by field. */
export const travellerFaults = (
  order: Order,
  travellers: readonly Traveller[],
  today: string,
): InvalidRequest['faults'] =>
  travellers.flatMap((traveller, index) => {
    const faults = {
      dateOfBirth: birthFault(order, traveller, today),
      passportExpiryDate: expiryFault(traveller, today),
    }
    return Object.entries(faults).flatMap(([field, message]) =>
      message ? [{ path: `payload.passengers.${index}.${field}`, message }] : [],
    )
  })
