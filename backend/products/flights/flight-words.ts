/** A flight's own words in a mail about a booking. */
interface FlightWords {
  readonly airlineReference: string
  readonly airlineReferenceNote: (airline: string) => string
  readonly onward: string
  readonly return: string
  readonly operatedBy: (airline: string) => string
  readonly lapOf: (adult: string) => string
  readonly frequentFlyer: string
  readonly ticket: string
  /** what the fare includes for each traveller with a seat */
  readonly included: (cabin: number, checked: number) => string
  readonly added: (quantity: number) => string
  readonly fare: string
  readonly taxes: string
  readonly bags: string
  readonly localTimes: string
}

const en: FlightWords = {
  airlineReference: 'Airline reference',
  airlineReferenceNote: (airline) => `For check-in with ${airline}.`,
  onward: 'Outbound',
  return: 'Return',
  operatedBy: (airline) => `operated by ${airline}`,
  lapOf: (adult) => `on the lap of ${adult}`,
  frequentFlyer: 'frequent flyer',
  ticket: 'ticket',
  included: (cabin, checked) =>
    `included for each traveler: ${cabin === 1 ? '1 cabin bag' : `${cabin} cabin bags`}, ${checked === 1 ? '1 checked bag' : `${checked} checked bags`}`,
  added: (quantity) => (quantity === 1 ? '1 added bag' : `${quantity} added bags`),
  fare: 'Fare',
  taxes: 'Taxes and airport charges',
  bags: 'Bags',
  localTimes: 'All times are local to each airport.',
}

const es: FlightWords = {
  airlineReference: 'Código de reserva de la aerolínea',
  airlineReferenceNote: (airline) => `Para el check-in con ${airline}.`,
  onward: 'Ida',
  return: 'Vuelta',
  operatedBy: (airline) => `operado por ${airline}`,
  lapOf: (adult) => `en brazos de ${adult}`,
  frequentFlyer: 'viajero frecuente',
  ticket: 'boleto',
  included: (cabin, checked) =>
    `incluido para cada viajero: ${cabin === 1 ? '1 equipaje de mano' : `${cabin} equipajes de mano`}, ${checked === 1 ? '1 maleta registrada' : `${checked} maletas registradas`}`,
  added: (quantity) => (quantity === 1 ? '1 maleta agregada' : `${quantity} maletas agregadas`),
  fare: 'Tarifa',
  taxes: 'Impuestos y cargos aeroportuarios',
  bags: 'Equipaje',
  localTimes: 'Todas las horas son locales de cada aeropuerto.',
}

export const flightWords = { en, es } as const
