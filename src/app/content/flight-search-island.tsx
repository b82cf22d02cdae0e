import { createIsomorphicFn } from '@tanstack/react-start'
import type { ComponentType } from 'react'
import { FlightSearch, type FlightSearchProps } from './flight-search-part.tsx'
import { sleepingForm } from '#/app/sleeping-form/sleeping-form.tsx'

const onServer = createIsomorphicFn()
  .server((): ComponentType<FlightSearchProps> | undefined => FlightSearch)
  .client(() => undefined)

/** The search for flights, asleep. */
export const FlightSearchIsland = sleepingForm<FlightSearchProps>({
  part: '[data-part=flight-search]',
  load: async (learn, pressAgain) => (await import('./load-flight-search.ts')).loadFlightSearch(learn, pressAgain),
  onServer,
})
