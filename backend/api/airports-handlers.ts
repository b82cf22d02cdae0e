import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { BackendApi } from '../../contract/backend-api.ts'

export const airportsHandlers = HttpApiBuilder.group(BackendApi, 'airports', (handlers) =>
  handlers
    .handle('search', () => Effect.succeed([]))
    .handle('searchFlat', () => Effect.succeed([]))
    .handle('nearby', () => Effect.succeed([])),
)
