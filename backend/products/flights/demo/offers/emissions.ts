import type { Aircraft } from '../airlines/aircraft.ts'
import type { Cabin } from '../fares/cabin.ts'

/** A wider seat carries more of the aircraft: floor area a seat, as the IATA recommended practice 1726 weighs it. */
const wideBody: { readonly [cabin in Cabin]: number } = { economy: 1, premium_economy: 1.5, business: 4, first: 5 }
const narrowBody: { readonly [cabin in Cabin]: number } = { economy: 1, premium_economy: 1, business: 1.5, first: 1.5 }

const takeOffKg = 11
const seatsFilled = 0.83

interface FlownBy {
  readonly aircraft: Aircraft
  readonly km: number
}

/** Kilograms of CO₂e, from well to wake, of one traveller on a flight in a cabin. */
export const emissionsKg = ({ aircraft, km }: FlownBy, cabin: Cabin): number => {
  const weight = (aircraft.size === 'wide' ? wideBody : narrowBody)[cabin]
  const economy = takeOffKg + (km * aircraft.gramsPerSeatKm) / 1000
  return Math.round((economy * weight) / seatsFilled)
}
