import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import * as v from 'valibot'
import { todayInUtc } from '#/server/today.server.ts'
import { type Locale, locales } from '#/i18n/locale.ts'
import { callInput } from '#/server/guard/call-input.ts'
import { runServer } from '#/server/runtime.server.ts'
import type { LoadedCountries } from './country-of-tours.ts'
import { countriesOfTours } from './tour-countries.server.ts'

export const loadTourCountries = createServerFn()
  .validator(callInput<{ readonly locale: Locale }>()(v.object({ locale: v.picklist(locales) })))
  .handler(async ({ data }): Promise<LoadedCountries> => {
    const countries = await runServer(countriesOfTours(data.locale))
    if (!countries.ok) setResponseStatus(503)
    return { today: todayInUtc(), countries }
  })
