/** Cities whose own code is none of their airports’: pictures know a city by its main airport. */
const mainAirports: Readonly<Record<string, string>> = {
  BUE: 'EZE',
  CHI: 'ORD',
  LON: 'LHR',
  NYC: 'JFK',
  PAR: 'CDG',
  RIO: 'GIG',
  ROM: 'FCO',
  SAO: 'GRU',
  TYO: 'HND',
  YTO: 'YYZ',
}

/** By what a picture knows a city, given the city's own code. */
export const placeToDraw = (cityCode: string): string => mainAirports[cityCode] ?? cityCode
