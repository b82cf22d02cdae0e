import { createIsomorphicFn } from '@tanstack/react-start'
import { loadCruisesOnServer } from './load-cruises.server.ts'
import type { LoadedCruises } from './loaded-cruises.ts'

/** What calls the server is loaded when somebody goes on to the list: one that was sent whole needs it not. */
export const loadCruises = createIsomorphicFn()
  .server((): Promise<LoadedCruises> => loadCruisesOnServer())
  .client(async (): Promise<LoadedCruises> => {
    const { loadListedCruises } = await import('./cruises.functions.ts')
    return loadListedCruises()
  })
