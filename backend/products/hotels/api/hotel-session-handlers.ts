import { HttpApiBuilder } from 'effect/http-api'
import { BackendApi } from '#contract/backend-api.ts'
import { paymentAllowed } from '../../../api/attempt-limits.ts'
import { askAllowed, askSession } from '../../../api/bookings/ask-order.ts'
import type { VisitorHeaders } from '../../../api/guard/rate-limit.ts'

interface Writing extends VisitorHeaders {
  readonly 'idempotency-key': string
  readonly 'x-session-id': string
}

const keyOf = (headers: Pick<Writing, 'idempotency-key'>): string => headers['idempotency-key']
const sessionOf = (headers: Pick<Writing, 'x-session-id'>): string => headers['x-session-id']

const payment = (headers: Writing, { agentId }: { readonly agentId: string }) =>
  paymentAllowed({ sessionId: sessionOf(headers), agentId, headers, key: `${sessionOf(headers)} ${keyOf(headers)}` })

export const hotelSessionHandlers = HttpApiBuilder.group(BackendApi, 'hotelSession', (handlers) =>
  handlers
    .handle('setHotelOrder', ({ headers, payload }) =>
      askSession(sessionOf(headers), (order) => order.setHotelOrder(keyOf(headers), payload)),
    )
    .handle('createGuests', ({ headers, payload }) =>
      askSession(sessionOf(headers), (order) => order.createGuests(keyOf(headers), payload)),
    )
    .handle('createHotelBilling', ({ headers, payload }) =>
      askSession(sessionOf(headers), (order) => order.createHotelBilling(keyOf(headers), payload)),
    )
    .handle('createHotelPayment', ({ headers, payload }) =>
      askAllowed(payment(headers, payload), sessionOf(headers), (order) =>
        order.createHotelPayment(keyOf(headers), payload),
      ),
    )
    .handle('hotelPaymentDirection', ({ headers, payload }) =>
      askAllowed(payment(headers, payload), sessionOf(headers), (order) =>
        order.hotelPaymentDirection(keyOf(headers), payload),
      ),
    )
    .handle('hotelCardSuccess', ({ headers, payload }) =>
      askSession(sessionOf(headers), (order) => order.hotelCardSuccess(keyOf(headers), payload)),
    ),
)
