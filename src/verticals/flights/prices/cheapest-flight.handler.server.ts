import { Effect } from 'effect'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { cachePolicies } from '#/server/cache/cache-policies.ts'
import { jsonResponse, badRequest } from '#/server/cache/json-response.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { visitorAddress } from '#/server/visitor/visitor-address.server.ts'
import { visitorHeaders } from '#/server/visitor/visitor-headers.ts'
import { type CheapestFlightQuestion, serialiseCheapestFlightQuestion } from './cheapest-flight.ts'
import { readDayPricesQuestion } from './day-prices-question.ts'
import { browserSeconds, cachedPrices } from './cached-prices.server.ts'
import { pricesQuery } from './prices-query.server.ts'

const readQuestion = (query: URLSearchParams): CheapestFlightQuestion | undefined => {
  const days = readDayPricesQuestion(query)
  const airline = query.get('airline') ?? undefined
  if (!days || days.departure !== undefined || (airline !== undefined && !/^[A-Z0-9]{2}$/.test(airline)))
    return undefined
  const { departure: _none, ...question } = days
  return { ...question, airline }
}

const ask = ({ stay, airline, ...question }: CheapestFlightQuestion, visitor: string) =>
  BackendClient.use(({ prices }) =>
    prices.cheapest({
      headers: visitorHeaders(visitor),
      query: {
        ...pricesQuery(question),
        start: question.start,
        end: question.end,
        ...(stay === undefined ? {} : { stay }),
        ...(airline === undefined ? {} : { airline }),
      },
    }),
  )

const cheapestFlight = (question: CheapestFlightQuestion, visitor: string) =>
  cachedPrices(
    cachePolicies.cheapestFlights,
    serialiseCheapestFlightQuestion(question),
    Effect.map(ask(question, visitor), (found) => ({ text: JSON.stringify(found) })),
  ).pipe(Effect.map(({ text }) => text))

/** Answers with the contract's cheapest flight of some days of departure, `data` null where there is none. */
export const handleCheapestFlight = async (url: URL): Promise<Response> => {
  const question = readQuestion(url.searchParams)
  if (!question) return badRequest('The parameters are not a route, its travellers and a range of departures.')
  return jsonResponse(await runServer(cheapestFlight(question, visitorAddress())), browserSeconds())
}
