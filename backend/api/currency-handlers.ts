import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { BackendApi } from '#contract/backend-api.ts'
import { demoRates } from '../currency/demo-rates.ts'

export const currencyHandlers = HttpApiBuilder.group(BackendApi, 'currency', (handlers) =>
  handlers.handle('rates', () => Effect.succeed(demoRates)),
)
