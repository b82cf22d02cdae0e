import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { cachePolicies } from '#/server/cache/cache-policies.ts'
import { keptJson } from '#/server/cache/kept-json.server.ts'
import { runServer } from '#/server/runtime.server.ts'

const activityDestinations = () =>
  keptJson(
    cachePolicies.activities,
    'destinations',
    BackendClient.use(({ activities }) => activities.destinations()),
  )

/** The pages of all activities; undefined where they cannot be had. */
export const activityPaths = async (): Promise<readonly string[] | undefined> => {
  const found = await runServer(activityDestinations())
  return found.ok
    ? found.value.flatMap(({ activityCodes }) => activityCodes.map((code) => `/activities/${code}`))
    : undefined
}
