import { createIsomorphicFn } from '@tanstack/react-start'
import type { Problem } from '#domain/problem.ts'
import { answerStatusOf } from './trip-status.server.ts'

/** Gives the page that tells of a problem the status of that problem; in the browser there is none to give. */
export const answerTripStatus = createIsomorphicFn()
  .server((problem: Problem): void => answerStatusOf(problem))
  .client((_problem: Problem): void => undefined)
