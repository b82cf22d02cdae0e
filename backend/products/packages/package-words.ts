/** What a mail says of parts that were bought at one price. */
interface PackageWords {
  readonly ifYouCancel: string
  readonly until: (moment: string) => string
  readonly later: string
  readonly always: string
  readonly free: string
  readonly nothing: string
  readonly costs: (amount: string) => string
  readonly total: string
  readonly paidNow: string
  readonly fixed: (nights: string) => string
}

const en: PackageWords = {
  ifYouCancel: 'If you cancel all of it',
  until: (moment) => `Until ${moment} (local time)`,
  later: 'Later than that',
  always: 'Whenever you cancel',
  free: 'canceling is free',
  nothing: 'nothing is given back',
  total: 'All parts of the trip, taxes and fees included',
  paidNow: 'Paid with the booking',
  costs: (amount) => `canceling costs ${amount}`,
  fixed: (nights) => `Never given back: the nights of ${nights}`,
}

const es: PackageWords = {
  ifYouCancel: 'Si cancelas todo',
  until: (moment) => `Hasta el ${moment} (hora local)`,
  later: 'Más tarde',
  always: 'Canceles cuando canceles',
  free: 'cancelar es gratis',
  nothing: 'no se devuelve nada',
  total: 'Todas las partes del viaje, impuestos y cargos incluidos',
  paidNow: 'Pagado con la reserva',
  costs: (amount) => `cancelar cuesta ${amount}`,
  fixed: (nights) => `Nunca se devuelven las noches de ${nights}`,
}

export const packageWords = { en, es } as const
