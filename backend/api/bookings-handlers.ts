import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { BackendApi } from '../../contract/backend-api.ts'
import { Unavailable } from '../../contract/problem.ts'

const closed = () =>
  Effect.fail(new Unavailable({ code: 'storage_unavailable', message: 'Bookings are not open yet.', requestId: '' }))

export const bookingsHandlers = HttpApiBuilder.group(BackendApi, 'bookings', (handlers) =>
  handlers.handle('lookup', closed).handle('list', closed).handle('one', closed).handle('mailAgain', closed),
)
