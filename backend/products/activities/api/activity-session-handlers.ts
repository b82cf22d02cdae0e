import { HttpApiBuilder } from 'effect/http-api'
import { BackendApi } from '#contract/backend-api.ts'
import { askPayStep, askStep } from '../../../api/bookings/ask-step.ts'

export const activitySessionHandlers = HttpApiBuilder.group(BackendApi, 'activitySession', (handlers) =>
  handlers
    .handle('setActivityOrder', ({ headers, payload }) => askStep(headers, 'setActivityOrder', payload))
    .handle('createTravelers', ({ headers, payload }) => askStep(headers, 'createTravelers', payload))
    .handle('createActivityBilling', ({ headers, payload }) => askStep(headers, 'createActivityBilling', payload))
    .handle('createActivityPayment', ({ headers, payload }) => askPayStep(headers, 'createActivityPayment', payload))
    .handle('activityPaymentDirection', ({ headers, payload }) =>
      askPayStep(headers, 'activityPaymentDirection', payload),
    )
    .handle('activityCardSuccess', ({ headers, payload }) => askStep(headers, 'activityCardSuccess', payload)),
)
