import { HttpApiBuilder } from 'effect/http-api'
import { BackendApi } from '#contract/backend-api.ts'
import { askPayStep, askStep } from '../../../api/bookings/ask-step.ts'

export const hotelSessionHandlers = HttpApiBuilder.group(BackendApi, 'hotelSession', (handlers) =>
  handlers
    .handle('setHotelOrder', ({ headers, payload }) => askStep(headers, 'setHotelOrder', payload))
    .handle('createGuests', ({ headers, payload }) => askStep(headers, 'createGuests', payload))
    .handle('createHotelBilling', ({ headers, payload }) => askStep(headers, 'createHotelBilling', payload))
    .handle('createHotelPayment', ({ headers, payload }) => askPayStep(headers, 'createHotelPayment', payload))
    .handle('hotelPaymentDirection', ({ headers, payload }) => askPayStep(headers, 'hotelPaymentDirection', payload))
    .handle('hotelCardSuccess', ({ headers, payload }) => askStep(headers, 'hotelCardSuccess', payload)),
)
