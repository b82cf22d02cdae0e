import { HttpApiBuilder } from 'effect/http-api'
import { BackendApi } from '#contract/backend-api.ts'
import { askPayStep, askStep } from '../../../api/bookings/ask-step.ts'

export const tourSessionHandlers = HttpApiBuilder.group(BackendApi, 'tourSession', (handlers) =>
  handlers
    .handle('setTourOrder', ({ headers, payload }) => askStep(headers, 'setTourOrder', payload))
    .handle('createTourTravelers', ({ headers, payload }) => askStep(headers, 'createTourTravelers', payload))
    .handle('createTourBilling', ({ headers, payload }) => askStep(headers, 'createTourBilling', payload))
    .handle('createTourPayment', ({ headers, payload }) => askPayStep(headers, 'createTourPayment', payload))
    .handle('tourPaymentDirection', ({ headers, payload }) => askPayStep(headers, 'tourPaymentDirection', payload))
    .handle('tourCardSuccess', ({ headers, payload }) => askStep(headers, 'tourCardSuccess', payload)),
)
