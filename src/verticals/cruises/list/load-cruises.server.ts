import { setResponseStatus } from '@tanstack/react-start/server'
import { requestScope } from '#/features/visitor/request-scope.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { cruisesFrom } from '../wire/cruises.server.ts'
import type { LoadedCruises } from './loaded-cruises.ts'
import { todayInUtc } from '#/server/today.server.ts'

/** Every sailing that can still be joined, in the reader's language; a failure is the page's status too. */
export const loadCruisesOnServer = async (): Promise<LoadedCruises> => {
  const found = await runServer(cruisesFrom(todayInUtc(), requestScope().locale))
  if (found.ok) return { state: 'found', text: JSON.stringify(found.value) }
  setResponseStatus(503)
  return { state: 'failed' }
}
