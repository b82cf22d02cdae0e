import type { Booking } from '#contract/booking.ts'
import { sumsGivenBack } from '#contract/given-back.ts'
import { isCancelOver, isOff, toldParts } from '#contract/order-part.ts'
import { type TripProducts, tripProductOf } from '../trip-product.server.ts'
import { type BookedTraveller, type BookedTrip, isPast } from './booked-trip.ts'
import { endOf } from './end-of-part.ts'
import { tripHold } from '../held/trip-hold.server.ts'

type Passenger = Booking['passengers'][number]

const nameOf = ({ firstName, middleName, lastName }: Passenger): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ')

const lapOf = ({ passengers }: Booking, { associatedAdultId }: Passenger): string | undefined => {
  const adult = passengers.find(({ id }) => id === associatedAdultId)
  return adult && nameOf(adult)
}

/** A ticket is a document of one traveller's own; a voucher is everybody's. */
const ticketOf = ({ parts }: Booking, { id }: Passenger): string | undefined =>
  parts
    .flatMap<object>(({ documents }) => documents)
    .flatMap((document) =>
      'passengerId' in document && document.passengerId === id && 'number' in document ? `${document.number}` : [],
    )[0]

const travellerOf = (booking: Booking, passenger: Passenger): BookedTraveller => ({
  id: passenger.id,
  type: passenger.type,
  name: nameOf(passenger),
  ticket: ticketOf(booking, passenger),
  document: {
    ending: passenger.passportNumberEnding,
    country: passenger.passportIssuingCountry,
    validFrom: passenger.passportIssuanceDate,
    expires: passenger.passportExpiryDate,
  },
  meal: passenger.mealPreference,
  assistance: passenger.specialAssistance,
  frequentFlyerNumber: passenger.frequentFlyerNumber,
  lapOf: lapOf(booking, passenger),
})

/** The money that was taken, by its type and status, which the contract always tells (rule pay-8). */
export const chargeOf = ({ transactions }: Booking['paymentInformation']) =>
  transactions.find(({ type, status }) => type === 'charge' && status === 'success')

const refundedAtOf = ({ transactions }: Booking['paymentInformation']): string | undefined =>
  transactions.findLast(({ type, status }) => type === 'refund' && status === 'success')?.at

const billingOf = ({ billingInformation }: Booking): BookedTrip['billing'] => {
  if (!billingInformation) return undefined
  const { cardHolderName, addressLine1, addressLine2, addressLine3, city, region, postcode, country } =
    billingInformation
  const town = [postcode, city, region].filter(Boolean).join(', ')
  const lines = [addressLine1 ?? '', addressLine2 ?? '', addressLine3 ?? '', town]
  return {
    name: cardHolderName,
    lines: lines.filter((line) => line !== ''),
    country: { code: country.code, name: country.Name },
  }
}

/** Where a trip leads is what its first part says. */
const whereOf = (products: TripProducts, { parts: [first] }: Booking): Pick<BookedTrip, 'place' | 'scene'> => {
  const line = first && tripProductOf(products, first.kind).lineOf(first)
  return { place: line?.place ?? '', scene: line?.scene }
}

/** What is off lets nobody in, and flies nobody. */
const withoutVoidDocuments = (part: Booking['parts'][number]): Booking['parts'][number] =>
  isOff(part.state) ? { ...part, documents: [] } : part

/** Of a package nobody is told what a part costs; what was to be paid elsewhere of what was called off is owed to nobody. */
const partsOf = (products: TripProducts, { parts, package: together }: Booking): BookedTrip['parts'] =>
  parts.map((part) => {
    const product = tripProductOf(products, part.kind)
    const ended = endOf(part)
    const shown = {
      ...product.booked(part, together),
      ...ended,
      title: product.lineOf(part).title,
      isCancelOver: isCancelOver(part),
    }
    const whole = together || ended.calledOffBy ? undefined : shown.whole
    return { ...shown, whole, ...(together && { total: { ...shown.total, amount: 0 } }) }
  })

const isOver = (products: TripProducts, { parts }: Booking): boolean => {
  const now = new Date().toISOString()
  return parts.every((part) => isPast({ line: tripProductOf(products, part.kind).lineOf(part) }, now))
}

/** The backend's booking in the shape that pages show. */
export const bookedTrip = (products: TripProducts, ordered: Booking): BookedTrip => {
  const booking = { ...ordered, parts: toldParts(ordered).map(withoutVoidDocuments) }
  const charge = chargeOf(booking.paymentInformation)
  return {
    id: booking.id,
    reference: booking.referenceId,
    status: {
      booking: booking.bookingStatus,
      payment: booking.paymentStatus,
      ticketing: booking.ticketingStatus,
    },
    hold: tripHold(booking.hold),
    ...whereOf(products, booking),
    bookedAt: booking.createdAt,
    parts: partsOf(products, booking),
    ...(isOver(products, booking) && { isOver: true }),
    isRest: booking.parts.length < ordered.parts.length,
    travellers: booking.passengers.map((passenger) => travellerOf(booking, passenger)),
    email: booking.customerDetails.email,
    phone: booking.customerDetails.phone,
    emergencyContact: booking.customerDetails.emergencyContact,
    total: booking.total,
    ...(booking.package && { onePrice: booking.package }),
    ...sumsGivenBack(booking),
    paid: {
      method: booking.paymentInformation.method ?? undefined,
      card: booking.paymentInformation.card ?? undefined,
      transactionId: charge?.transactionId,
      at: charge?.at,
      charged: charge && { amount: charge.amount, currency: charge.currency },
      refundedAt: refundedAtOf(booking.paymentInformation),
    },
    billing: billingOf(booking),
  }
}
