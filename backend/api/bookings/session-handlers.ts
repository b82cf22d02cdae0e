import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { BackendApi } from '#contract/backend-api.ts'
import { startAllowed } from '../attempt-limits.ts'
import { askAllowed, askSession, asked, inRequest, isSessionProblem, orderToStart } from './ask-order.ts'
import { keyOf, payment, sessionOf } from './session-headers.ts'

export const sessionHandlers = HttpApiBuilder.group(BackendApi, 'session', (handlers) =>
  handlers
    .handle('start', ({ headers, payload }) =>
      headers['x-session-id'] === undefined
        ? inRequest(
            startAllowed(headers, keyOf(headers)).pipe(
              Effect.andThen(
                asked(
                  () => orderToStart(payload.agentId, keyOf(headers)).start(keyOf(headers), payload),
                  isSessionProblem,
                ),
              ),
            ),
          )
        : askSession(headers['x-session-id'], (order) => order.goOn(keyOf(headers), payload)),
    )
    .handle('setFlightOrder', ({ headers, payload }) =>
      askSession(sessionOf(headers), (order) => order.setFlightOrder(keyOf(headers), payload)),
    )
    .handle('setPart', ({ headers, payload }) =>
      askSession(sessionOf(headers), (order) => order.setPart(keyOf(headers), payload)),
    )
    .handle('removePart', ({ headers, payload }) =>
      askSession(sessionOf(headers), (order) => order.removePart(keyOf(headers), payload)),
    )
    .handle('addServices', ({ headers, payload }) =>
      askSession(sessionOf(headers), (order) => order.addServices(keyOf(headers), payload)),
    )
    .handle('setCustomer', ({ headers, payload }) =>
      askSession(sessionOf(headers), (order) => order.setCustomer(keyOf(headers), payload)),
    )
    .handle('createPassenger', ({ headers, payload }) =>
      askSession(sessionOf(headers), (order) => order.createPassenger(keyOf(headers), payload)),
    )
    .handle('createBilling', ({ headers, payload }) =>
      askSession(sessionOf(headers), (order) => order.createBilling(keyOf(headers), payload)),
    )
    .handle('createPayment', ({ headers, payload }) =>
      askAllowed(payment(headers, payload), sessionOf(headers), (order) =>
        order.createPayment(keyOf(headers), payload),
      ),
    )
    .handle('paymentDirection', ({ headers, payload }) =>
      askAllowed(payment(headers, payload), sessionOf(headers), (order) =>
        order.paymentDirection(keyOf(headers), payload),
      ),
    )
    .handle('cardSuccess', ({ headers, payload }) =>
      askSession(sessionOf(headers), (order) => order.cardSuccess(keyOf(headers), payload)),
    )
    .handle('hold', ({ headers, payload }) =>
      askSession(sessionOf(headers), (order) => order.hold(keyOf(headers), payload)),
    )
    .handle('paymentStatus', ({ headers, payload }) =>
      askSession(sessionOf(headers), (order) => order.paymentStatus(payload)),
    )
    .handle('decideParts', ({ headers, payload }) =>
      askSession(sessionOf(headers), (order) => order.decideParts(payload)),
    )
    .handle('cancelPayment', ({ headers, payload }) =>
      askSession(sessionOf(headers), (order) => order.cancelPayment(payload)),
    ),
)
