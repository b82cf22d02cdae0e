import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { BackendApi } from '../../contract/backend-api.ts'
import { NotFound } from '../../contract/problem.ts'

const notYet = () => new NotFound({ code: 'not_found', message: 'No supplier yet.', requestId: '' })

export const flightsHandlers = HttpApiBuilder.group(BackendApi, 'flights', (handlers) =>
  handlers
    .handle('search', () => Effect.fail(notYet()))
    .handle('offer', () => Effect.fail(notYet()))
    .handle('validate', () => Effect.fail(notYet())),
)
