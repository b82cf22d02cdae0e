import { createIsomorphicFn } from '@tanstack/react-start'
import { lazyNeeded } from '#/ui/hydration/lazy-part.ts'
import { ContentElsewhere as Elsewhere } from './content-elsewhere.tsx'
import { ContentFailure as Failure } from './content-failure.tsx'
import { FlightList as Flights } from '../parts/flight-list.tsx'
import { ReadPart as Read } from './read-part.tsx'

/** What pages are made of: at hand on the server, and in the browser only once some of it is to be rendered there. */

export const ReadPart = createIsomorphicFn()
  .server(() => Read)
  .client(() => lazyNeeded(async () => (await import('./read-part.tsx')).ReadPart))()

export const FlightList = createIsomorphicFn()
  .server(() => Flights)
  .client(() => lazyNeeded(async () => (await import('../parts/flight-list.tsx')).FlightList))()

export const ContentFailure = createIsomorphicFn()
  .server(() => Failure)
  .client(() => lazyNeeded(async () => (await import('./content-failure.tsx')).ContentFailure))()

export const ContentElsewhere = createIsomorphicFn()
  .server(() => Elsewhere)
  .client(() => lazyNeeded(async () => (await import('./content-elsewhere.tsx')).ContentElsewhere))()
