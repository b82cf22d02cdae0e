import { runServer } from '#/server/runtime.server.ts'
import { cruisesFrom } from '../wire/cruises.server.ts'
import { todayInUtc } from '#/server/today.server.ts'

/** The pages of all sailings that can still be joined; undefined where they cannot be had. */
export const sailingPaths = async (): Promise<readonly string[] | undefined> => {
  const found = await runServer(cruisesFrom(todayInUtc(), 'es'))
  return found.ok ? found.value.sailings.map(({ id }) => `/cruceros/${id}`) : undefined
}
