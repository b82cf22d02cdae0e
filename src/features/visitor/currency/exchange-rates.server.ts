import { Effect } from 'effect'
import type { ExchangeRates } from '#domain/money/exchange-rates.ts'
import type { Result } from '#domain/problem.ts'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { cachePolicies } from '#/server/cache/cache-policies.ts'
import { cachedJson } from '#/server/cache/cached-json.server.ts'
import { runServer } from '#/server/runtime.server.ts'

const askBackend = BackendClient.use((backend) => backend.currency.rates())

const rates = cachedJson(cachePolicies.exchangeRates, 'all', askBackend).pipe(Effect.withSpan('exchangeRates'))

/** What currencies are worth today. Without them the site shows US dollars alone: the log has the call, and no page fails. */
export const exchangeRates = (): Promise<Result<ExchangeRates>> => runServer(rates)
