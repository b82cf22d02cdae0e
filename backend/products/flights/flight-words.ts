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

/** As people say it: none and one have words of their own. */
const counted = (quantity: number, [none, one, many]: readonly [string, string, string]): string => {
  if (quantity === 0) return none
  return quantity === 1 ? one : `${quantity} ${many}`
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
    `included for each traveler: ${counted(cabin, ['a small bag under the seat', '1 cabin bag', 'cabin bags'])}, ${counted(checked, ['no checked bag', '1 checked bag', 'checked bags'])}`,
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
    `incluido para cada viajero: ${counted(cabin, ['un bolso pequeño bajo el asiento', '1 equipaje de mano', 'equipajes de mano'])}, ${counted(checked, ['sin maleta registrada', '1 maleta registrada', 'maletas registradas'])}`,
  added: (quantity) => (quantity === 1 ? '1 maleta agregada' : `${quantity} maletas agregadas`),
  fare: 'Tarifa',
  taxes: 'Impuestos y cargos de aeropuerto',
  bags: 'Equipaje',
  localTimes: 'Todas las horas son locales de cada aeropuerto.',
}

export const flightWords = { en, es } as const
