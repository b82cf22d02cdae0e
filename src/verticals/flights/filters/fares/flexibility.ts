import { msg } from '@lingui/core/macro'
import { fareConditions } from './fare-conditions.tsx'

export const flexibility = fareConditions({
  keys: ['refundable', 'zeroPenalty'],
  conditions: ['zeroPenalty', 'refundable'],
  place: 20,
  title: msg`Flexibility`,
})
