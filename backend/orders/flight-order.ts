import type { FlightOffer } from '../../contract/flight-offer.ts'
import type { BookedPassenger, CustomerDetails } from '../../contract/travellers.ts'
import { ticketedNames } from '#domain/ticketed-name.ts'

/** A traveller with the passport number in clear: only ever in memory, on its way to the airline. */
export interface TravellerToBook {
  readonly passenger: BookedPassenger
  readonly passportNumber: string | null
}

interface Offices {
  readonly ownerOfficeId: string
  readonly queuingOfficeId: string
}

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

const travelerOf = (traveller: TravellerToBook, customer: CustomerDetails) => {
  const { passenger } = traveller
  return {
    id: passenger.id,
    dateOfBirth: passenger.dateOfBirth,
    gender: passenger.gender === 'male' ? ('MALE' as const) : ('FEMALE' as const),
    name: ticketedNames({ ...passenger, middleName: passenger.middleName ?? '' }),
    documents: documentsOf(traveller),
    contact: { emailAddress: customer.email, phones: [{ deviceType: 'MOBILE' as const, number: customer.phone }] },
  }
}

const specialRequestsOf = (travellers: readonly TravellerToBook[]) =>
  travellers.flatMap(({ passenger }) =>
    [passenger.mealPreference, passenger.specialAssistance]
      .filter((code) => code !== undefined)
      .map((code) => ({ travelerId: passenger.id, code })),
  )

/** The order as the airline's system takes it (specification, section 3): six days to ticket, queued at once. */
export const flightOrderRequest = (
  offer: FlightOffer,
  travellers: readonly TravellerToBook[],
  customer: CustomerDetails,
  offices: Offices,
) => ({
  data: {
    type: 'flight-order' as const,
    flightOffers: [offer],
    travelers: travellers.map((traveller) => travelerOf(traveller, customer)),
    ticketingAgreement: { option: 'DELAY_TO_CANCEL' as const, delay: '6D' as const },
    automatedProcess: [
      {
        code: 'IMMEDIATE' as const,
        queue: { number: '80' as const, category: '0' as const },
        officeId: offices.queuingOfficeId,
      },
    ],
    specialServiceRequests: specialRequestsOf(travellers),
    ownerOfficeId: offices.ownerOfficeId,
    queuingOfficeId: offices.queuingOfficeId,
  },
})
export type FlightOrderRequest = ReturnType<typeof flightOrderRequest>
