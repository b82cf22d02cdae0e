import { createIsomorphicFn } from '@tanstack/react-start'
import { lazyNeeded } from '#/ui/hydration/lazy-part.ts'
import { FlightStep as Flight } from './flight-step.tsx'
import { RoomsStep as Rooms } from './rooms-step.tsx'
import { StayStep as Stay } from './stay-step.tsx'

/** Each step of the choice comes with its own script alone: flights know nothing of maps, nor hotels of fares. */
export const FlightStep = createIsomorphicFn()
  .server(() => Flight)
  .client(() => lazyNeeded(async () => (await import('./flight-step.tsx')).FlightStep))()

export const StayStep = createIsomorphicFn()
  .server(() => Stay)
  .client(() => lazyNeeded(async () => (await import('./stay-step.tsx')).StayStep))()

export const RoomsStep = createIsomorphicFn()
  .server(() => Rooms)
  .client(() => lazyNeeded(async () => (await import('./rooms-step.tsx')).RoomsStep))()
