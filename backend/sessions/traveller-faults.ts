import type { InvalidRequest } from '#contract/problem.ts'
import type { Passenger } from '#contract/travellers.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import { hasBegunNowhere, isOverEverywhere } from '#domain/time/day-anywhere.ts'
import { fitsOnTicket } from '#domain/traveller/ticketed-name.ts'
import { hasPaidAge } from '../orders/order-requirements.ts'
import type { OrderState } from '../orders/order-state.ts'
import { productOf } from '../products/products.ts'

type Order = Pick<OrderState, 'parts'>
type Traveller = Pick<
  Passenger,
  'firstName' | 'middleName' | 'lastName' | 'type' | 'dateOfBirth' | 'passportIssuanceDate' | 'passportExpiryDate'
>

type Faults = Readonly<Partial<Record<keyof Traveller, string | undefined>>>

const birthFault = ({ parts }: Order, traveller: Traveller, today: string): string | undefined => {
  if (hasBegunNowhere(traveller.dateOfBirth, today)) return 'must not be in the future'
  return hasPaidAge(parts, traveller)
    ? undefined
    : 'must be of the age, on the last day of travel, that the fare is for'
}

const nameFaults = ({ firstName, middleName = '', lastName }: Traveller): Faults =>
  fitsOnTicket({ firstName, middleName, lastName })
    ? {}
    : { [isBlank(middleName) ? 'firstName' : 'middleName']: 'must fit on a ticket with the other names' }

const passportFaults = ({ passportIssuanceDate = '', passportExpiryDate = '' }: Traveller, today: string): Faults => ({
  passportIssuanceDate: hasBegunNowhere(passportIssuanceDate, today) ? 'must not be in the future' : undefined,
  passportExpiryDate:
    passportExpiryDate !== '' && isOverEverywhere(passportExpiryDate, today) ? 'must not have passed' : undefined,
})

const hasGrownUp = ({ parts }: Order, travellers: readonly Traveller[]): boolean => {
  const born = travellers.map(({ dateOfBirth }) => dateOfBirth)
  return parts.every((part) => productOf(part).hasGrownUp?.(part, born) ?? true)
}

/** What keeps travellers from being sold what the order has, on the day `today` of UTC, `YYYY-MM-DD`, by field. */
export const travellerFaults = (
  order: Order,
  travellers: readonly Traveller[],
  today: string,
): InvalidRequest['faults'] => {
  const own = travellers.flatMap((traveller, index) =>
    Object.entries({
      ...nameFaults(traveller),
      dateOfBirth: birthFault(order, traveller, today),
      ...passportFaults(traveller, today),
    }).flatMap(([field, message]) => (message ? [{ path: `payload.passengers.${index}.${field}`, message }] : [])),
  )
  if (own.length > 0 || hasGrownUp(order, travellers)) return own
  return [{ path: 'payload.passengers.0.dateOfBirth', message: 'must make somebody of the party 18 or older' }]
}
