import type { BookedBags } from '#contract/products/flight-part.ts'
import type { FlightOffer } from '#contract/products/flights/flight-offer.ts'
import type { ValidateAnswer } from '#contract/products/flights/flights.ts'
import type { BookedPassenger, CustomerDetails } from '#contract/travellers.ts'
import { ticketedNames } from '#domain/traveller/ticketed-name.ts'
import type { Buyer, TravellerToBook } from '../product.ts'
import { offerWithBags } from './offer-with-bags.ts'

/** Everything that was bought. */
interface OrderToPlace {
  readonly offer: FlightOffer
  readonly included: ValidateAnswer['included']
  readonly bags: readonly BookedBags[]
  readonly travellers: readonly TravellerToBook[]
  readonly customer: CustomerDetails
}

/** The types of travellers as the airline's systems write them. */
export const travelerTypes = { adult: 'ADULT', child: 'CHILD', infant: 'HELD_INFANT' } as const

const documentsOf = ({ passenger, passportNumber }: TravellerToBook) =>
  passportNumber === null
    ? []
    : [
        {
          documentType: 'PASSPORT' as const,
          number: passportNumber,
          ...(passenger.passportIssuanceDate ? { issuanceDate: passenger.passportIssuanceDate } : {}),
          ...(passenger.passportExpiryDate ? { expiryDate: passenger.passportExpiryDate } : {}),
          ...(passenger.passportIssuingCountry ? { issuanceCountry: passenger.passportIssuingCountry } : {}),
          ...(passenger.nationality ? { nationality: passenger.nationality } : {}),
          holder: true,
        },
      ]

/** A number that was given with the contact is the first traveller's, unless they have one of their own. */
const frequentFlyerNumberOf = (
  { frequentFlyerNumber }: BookedPassenger,
  { customer }: OrderToPlace,
  index: number,
): string | undefined => frequentFlyerNumber ?? (index === 0 ? customer.frequentFlyerNumber : undefined)

const travelerOf = (traveller: TravellerToBook, index: number, order: OrderToPlace) => {
  const { passenger } = traveller
  const { offer, customer } = order
  const priced = offer.travelerPricings.find(({ travelerId }) => travelerId === passenger.id)
  const [programOwner = ''] = offer.validatingAirlineCodes
  const number = frequentFlyerNumberOf(passenger, order, index)
  return {
    id: passenger.id,
    travelerType: travelerTypes[passenger.type],
    ...(priced?.associatedAdultId && { associatedAdultId: priced.associatedAdultId }),
    dateOfBirth: passenger.dateOfBirth,
    gender: passenger.gender === 'male' ? ('MALE' as const) : ('FEMALE' as const),
    name: ticketedNames({ ...passenger, middleName: passenger.middleName ?? '' }),
    documents: documentsOf(traveller),
    contact: { emailAddress: customer.email, phones: [{ deviceType: 'MOBILE' as const, number: customer.phone }] },
    ...(customer.emergencyContact && { emergencyContact: { number: customer.emergencyContact } }),
    loyaltyPrograms: number ? [{ programOwner, id: number }] : [],
  }
}

const specialRequestsOf = (travellers: readonly TravellerToBook[]) =>
  travellers.flatMap(({ passenger }) =>
    [passenger.mealPreference, passenger.specialAssistance]
      .filter((code) => code !== undefined)
      .map((code) => ({ travelerId: passenger.id, code })),
  )

/** The order as the airline's system takes it (rule book-4): six days to ticket, queued at once. */
export const flightOrderRequest = (order: OrderToPlace, offices: Buyer['offices']) => ({
  data: {
    type: 'flight-order' as const,
    flightOffers: [offerWithBags(order.offer, order.included, order.bags)],
    travelers: order.travellers.map((traveller, index) => travelerOf(traveller, index, order)),
    ticketingAgreement: { option: 'DELAY_TO_CANCEL' as const, delay: '6D' as const },
    automatedProcess: [
      {
        code: 'IMMEDIATE' as const,
        queue: { number: '80' as const, category: '0' as const },
        officeId: offices.queuingOfficeId,
      },
    ],
    specialServiceRequests: specialRequestsOf(order.travellers),
    ownerOfficeId: offices.ownerOfficeId,
    queuingOfficeId: offices.queuingOfficeId,
  },
})
export type FlightOrderRequest = ReturnType<typeof flightOrderRequest>
