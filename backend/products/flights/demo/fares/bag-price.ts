import type { Airline } from '../airlines/airline.ts'

/** US cents that an airline asks for one more checked bag, each way: by its kind and how far the bag flies. */
export const bagPriceEachWay = ({ kind }: Airline, km: number): number => {
  const dollars = kind === 'low-cost' ? 26 + km * 0.005 : 32 + km * 0.006
  return Math.round(Math.min(kind === 'low-cost' ? 75 : 95, dollars)) * 100
}

export const checkedBagKg = 23
export const upperCabinBagKg = 32
export const cabinBagKg = 10
