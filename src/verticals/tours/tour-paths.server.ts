import { runServer } from '#/server/runtime.server.ts'
import { countriesOfTours } from './countries/tour-countries.server.ts'

/** Pages of tours below that of all: each country's, and each tour's. Undefined where they cannot be had. */
export const tourPaths = async (): Promise<readonly string[] | undefined> => {
  const found = await runServer(countriesOfTours('es'))
  if (!found.ok) return undefined
  return found.value.flatMap(({ slug, tours }) => [
    `/turs/${slug}`,
    ...tours.map(({ code }) => `/turs/${slug}/${code}`),
  ])
}
