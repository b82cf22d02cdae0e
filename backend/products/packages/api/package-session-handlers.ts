import { HttpApiBuilder } from 'effect/http-api'
import { BackendApi } from '#contract/backend-api.ts'
import { askStep } from '../../../api/bookings/ask-step.ts'

export const packageSessionHandlers = HttpApiBuilder.group(BackendApi, 'packageSession', (handlers) =>
  handlers.handle('setPackageOrder', ({ headers, payload }) => askStep(headers, 'setPackageOrder', payload)),
)
