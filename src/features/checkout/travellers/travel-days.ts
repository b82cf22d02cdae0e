import { useState } from 'react'
import type { TravelDays } from './passenger/passenger-faults.ts'
import { useDraft } from '../draft/use-draft.ts'

/** What ages and passports are held against; today is the server's way of saying it, UTC. */
export const useTravelDays = (): TravelDays => {
  const { item } = useDraft()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  return { ...item.days, today }
}
