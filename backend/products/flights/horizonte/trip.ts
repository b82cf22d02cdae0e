import { kilometresBetween } from '#domain/place/great-circle.ts'
import { airportOf, airportsOf } from '../../../airports/airport-table.ts'
import type { FlightQuestion, SoldCabin } from '../flight-supplier.ts'

/** What is sold: a flight there, and perhaps one back, at a price that holds until `expiresAt`, in milliseconds. */
export interface Trip {
  readonly from: string
  readonly to: string
  readonly departure: string
  readonly back: string | null
  readonly cabin: SoldCabin
  readonly travellers: FlightQuestion['travellers']
  readonly expiresAt: number
}

const longestKm = 1200
const validMs = 30 * 60_000

/** The distance of a flight, which its price and its time are made of. */
export const kilometresOf = ({ from, to }: Pick<Trip, 'from' | 'to'>): number => {
  const [a, b] = [airportOf(from), airportOf(to)]
  return a && b ? kilometresBetween(a, b) : Infinity
}

/** The one trip that answers a question, where it is a short one in the only cabin there is. */
export const tripsOf = (question: FlightQuestion, now: number): readonly Trip[] => {
  const [from, to] = [airportsOf(question.from)[0]?.code, airportsOf(question.to)[0]?.code]
  if (!from || !to || question.cabin !== 'economy') return []
  // its one flight a day leaves both ends at the same hour
  if (question.returnDate === question.departureDate) return []
  const { departureDate: departure, returnDate: back, cabin, travellers } = question
  const trip: Trip = { from, to, departure, back, cabin, travellers, expiresAt: now + validMs }
  return kilometresOf(trip) <= longestKm && Date.parse(`${departure}T00:00:00Z`) > now + 86_400_000 ? [trip] : []
}
