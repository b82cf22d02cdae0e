import { Effect } from 'effect'
import type { ExchangeRates } from '#/domain/exchange-rates.ts'
import type { Result } from '#/problem.ts'
import { BackendClient } from '#/server/backend-client.server.ts'
import { runServer } from '#/server/runtime.server.ts'

const rates = BackendClient.use((backend) => backend.currency.rates()).pipe(
  Effect.tapError((failure) => Effect.logError('exchange rates did not come', failure)),
  Effect.withSpan('currency.rates'),
)

/** What currencies are worth today. Without them the site shows US dollars alone, so a failure is logged and no page fails. */
export const exchangeRates = (): Promise<Result<ExchangeRates>> => runServer(rates)
