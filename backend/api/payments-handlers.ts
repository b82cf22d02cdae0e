import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { BackendApi } from '../../contract/backend-api.ts'
import { Unavailable } from '../../contract/problem.ts'

const closed = () =>
  Effect.fail(new Unavailable({ code: 'storage_unavailable', message: 'Payments are not open yet.', requestId: '' }))

export const paymentsHandlers = HttpApiBuilder.group(BackendApi, 'payments', (handlers) =>
  handlers.handle('jwks', closed).handle('notice', closed),
)
