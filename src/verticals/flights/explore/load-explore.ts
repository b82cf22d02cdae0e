import { setTripStatus } from '../trip/trip-status.ts'
import { type ExploreAnswer, readExploreUrl } from './explore.ts'
import { loadExplore } from './explore.functions.ts'

/** What the page shows; where there are no prices, it has the status of what keeps them away. */
export const loadExplorePage = async (asked: Record<string, unknown>): Promise<ExploreAnswer> => {
  const answer = await loadExplore({ data: readExploreUrl(asked) })
  if (answer.problem) setTripStatus(answer.problem)
  return answer
}
