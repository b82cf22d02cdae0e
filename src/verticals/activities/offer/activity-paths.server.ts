import { activityCities } from '#/features/search/destinations/activity-cities.server.ts'
import { runServer } from '#/server/runtime.server.ts'

/** The pages of all activities; undefined where they cannot be had. */
export const activityPaths = async (): Promise<readonly string[] | undefined> => {
  const found = await runServer(activityCities())
  return found.ok
    ? found.value.flatMap(({ activityCodes }) => activityCodes.map((code) => `/activities/${code}`))
    : undefined
}
