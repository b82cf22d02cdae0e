import { jsonResponse, badRequest } from '#/server/cache/json-response.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { readDayPricesQuestion } from './day-prices-question.ts'
import { browserSeconds } from './cached-prices.server.ts'
import { dayPrices } from './prices.server.ts'

/** Answers the question of a calendar with `DayPrices`. */
export const handleDayPrices = async (url: URL): Promise<Response> => {
  const question = readDayPricesQuestion(url.searchParams)
  if (!question) return badRequest('The parameters are not a route, its travellers and a range of days.')
  return jsonResponse(await runServer(dayPrices(question)), browserSeconds())
}
