import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { BackendApi } from '../../contract/backend-api.ts'
import { Unavailable } from '../../contract/problem.ts'

const closed = () =>
  Effect.fail(new Unavailable({ code: 'storage_unavailable', message: 'Bookings are not open yet.', requestId: '' }))

export const sessionHandlers = HttpApiBuilder.group(BackendApi, 'session', (handlers) =>
  handlers
    .handle('start', closed)
    .handle('setFlightOrder', closed)
    .handle('addServices', closed)
    .handle('setCustomer', closed)
    .handle('createPassenger', closed)
    .handle('createBilling', closed)
    .handle('createPayment', closed)
    .handle('paymentDirection', closed)
    .handle('cardSuccess', closed)
    .handle('paymentStatus', closed),
)
