import type { Cabin } from '../fares/cabin.ts'
import type { DatedFlight } from '../schedule/flight.ts'

/** A wider seat carries more of the aircraft: floor area a seat, as the IATA recommended practice 1726 weighs it. */
const wideBody: { readonly [cabin in Cabin]: number } = { economy: 1, premium_economy: 1.5, business: 4, first: 5 }
const narrowBody: { readonly [cabin in Cabin]: number } = { economy: 1, premium_economy: 1, business: 1.5, first: 1.5 }

const takeOffKg = 11
const seatsFilled = 0.83

/** Kilograms of CO₂e of one traveller on a flight in a cabin. */
export const emissionsKg = ({ flight }: DatedFlight, cabin: Cabin): number => {
  const { aircraft, leg } = flight
  const weight = (aircraft.size === 'wide' ? wideBody : narrowBody)[cabin]
  const economy = takeOffKg + (leg.km * aircraft.gramsPerSeatKm) / 1000
  return Math.round((economy * weight) / seatsFilled)
}
