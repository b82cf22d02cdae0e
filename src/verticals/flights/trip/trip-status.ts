import { createIsomorphicFn } from '@tanstack/react-start'
import type { Problem } from '#domain/problem.ts'
import { setStatusOf } from './trip-status.server.ts'

/** Gives the page that tells of a problem the status of that problem; in the browser there is none to give. */
export const setTripStatus = createIsomorphicFn()
  .server((problem: Problem): void => setStatusOf(problem))
  .client((_problem: Problem): void => undefined)
