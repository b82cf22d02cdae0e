import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { FlightStep as Flight } from './flight-step.tsx'
import { RoomsStep as Rooms } from './rooms-step.tsx'
import { StayStep as Stay } from './stay-step.tsx'

/** Each step of the choice comes with its own script alone: flights know nothing of maps, nor hotels of fares. */
export const FlightStep = createIsomorphicFn()
  .server(() => Flight)
  .client(() => lazy(async () => ({ default: (await import('./flight-step.tsx')).FlightStep })))()

export const StayStep = createIsomorphicFn()
  .server(() => Stay)
  .client(() => lazy(async () => ({ default: (await import('./stay-step.tsx')).StayStep })))()

export const RoomsStep = createIsomorphicFn()
  .server(() => Rooms)
  .client(() => lazy(async () => ({ default: (await import('./rooms-step.tsx')).RoomsStep })))()
