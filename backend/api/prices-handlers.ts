import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { BackendApi } from '../../contract/backend-api.ts'
import { NotFound } from '../../contract/problem.ts'

const notYet = () => new NotFound({ code: 'not_found', message: 'No supplier yet.', requestId: '' })

export const pricesHandlers = HttpApiBuilder.group(BackendApi, 'prices', (handlers) =>
  handlers.handle('days', () => Effect.fail(notYet())).handle('grid', () => Effect.fail(notYet())),
)
