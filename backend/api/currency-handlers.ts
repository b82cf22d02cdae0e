import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { BackendApi } from '../../contract/backend-api.ts'

export const currencyHandlers = HttpApiBuilder.group(BackendApi, 'currency', (handlers) =>
  handlers.handle('rates', () => Effect.succeed({ base: 'USD', date: '2026-11-01', rates: { USD: 1 } })),
)
