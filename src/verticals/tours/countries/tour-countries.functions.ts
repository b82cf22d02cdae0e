import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { todayInUtc } from '#/server/today.server.ts'
import { requestScope } from '#/features/visitor/request-scope.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import type { LoadedCountries } from './country-of-tours.ts'
import { countriesOfTours } from './tour-countries.server.ts'

export const loadTourCountries = createServerFn().handler(async (): Promise<LoadedCountries> => {
  const countries = await runServer(countriesOfTours(requestScope().locale))
  if (!countries.ok) setResponseStatus(503)
  return { today: todayInUtc(), countries }
})
