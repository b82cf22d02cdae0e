import type { Sharing } from '#domain/tour-kinds.ts'

/** A tour's own words in a mail about a booking. */
interface TourWords {
  readonly reference: string
  readonly referenceNote: (operator: string) => string
  readonly tour: string
  readonly voucher: (number: string) => string
  readonly travelers: string
  readonly lead: string
  readonly rooms: Readonly<Record<Sharing, string>>
  readonly callOff: (fewest: number, day: string) => string
  readonly freeUntil: (moment: string) => string
  readonly notFree: string
  readonly final: string
  readonly total: string
  readonly deposit: string
  readonly balance: (day: string) => string
}

const en: TourWords = {
  reference: 'Operator reference',
  referenceNote: (operator) => `For ${operator}.`,
  tour: 'Tour',
  voucher: (number) => `Voucher: ${number}`,
  travelers: 'Travelers',
  lead: 'the operator’s contact',
  rooms: { single: 'room for one', twin: 'room for two', triple: 'room for three' },
  callOff: (fewest, day) =>
    `with fewer than ${fewest} travelers it may be called off until ${day}, and you get everything back`,
  freeUntil: (moment) => `free cancellation until ${moment} (local time)`,
  notFree: 'canceling has a cost',
  final: 'not refundable',
  total: 'Total for the tour, taxes and fees included',
  deposit: 'Deposit, paid with the booking',
  balance: (day) => `Balance, which you pay to the operator by ${day}. We never charge it by ourselves`,
}

const es: TourWords = {
  reference: 'Referencia del operador',
  referenceNote: (operator) => `Para ${operator}.`,
  tour: 'Tour',
  voucher: (number) => `Comprobante: ${number}`,
  travelers: 'Viajeros',
  lead: 'contacto del operador',
  rooms: { single: 'habitación individual', twin: 'habitación doble', triple: 'habitación triple' },
  callOff: (fewest, day) =>
    `con menos de ${fewest} viajeros puede cancelarse hasta el ${day}, y recibes todo de vuelta`,
  freeUntil: (moment) => `cancelación gratis hasta el ${moment} (hora local)`,
  notFree: 'cancelar tiene un costo',
  final: 'no reembolsable',
  total: 'Total del tour, impuestos y cargos incluidos',
  deposit: 'Depósito, pagado con la reserva',
  balance: (day) => `Saldo, que pagas al operador hasta el ${day}. Nunca lo cobramos por nuestra cuenta`,
}

export const tourWords = { en, es } as const
