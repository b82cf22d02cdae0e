import type { FlightSearch } from './flight-search.ts'

/** Bogotá to Madrid and back, for one adult. */
export const flightSearch: FlightSearch = {
  from: 'BOG',
  to: 'MAD',
  departure: '2027-03-10',
  return: '2027-03-20',
  adults: 1,
  children: 0,
  ages: [],
  infants: 0,
  cabin: 'economy',
}
