import { type ReactNode, createContext, use, useEffect, useState } from 'react'
import { createSelectedTrip } from './selected-trip.ts'
import { browserStorage } from '#/ui/browser-storage.ts'
import { createHoldTimer } from './hold-timer-store.ts'

const createHolding = () => {
  const storage = browserStorage()
  return { timer: createHoldTimer({ now: Date.now, storage }), selected: createSelectedTrip(storage) }
}

type Holding = ReturnType<typeof createHolding>

const Context = createContext<Holding | undefined>(undefined)

/** What is held for a visitor between search and booking: the time that prices stand, and the trip they chose. */
export function HoldingProvider({ children }: { children: ReactNode }) {
  const [holding] = useState(createHolding)
  useEffect(() => holding.selected.load(), [holding])
  return <Context value={holding}>{children}</Context>
}

export const useHolding = (): Holding => {
  const holding = use(Context)
  if (!holding) throw new Error('useHolding belongs inside a HoldingProvider')
  return holding
}
