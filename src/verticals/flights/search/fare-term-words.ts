import { msg } from '@lingui/core/macro'

/** By the values of `FareTerm`. */
export const fareTermNames = {
  refundable: msg`Refundable`,
  noPenalty: msg`Changes without a penalty`,
  noRestriction: msg`Free changes and refunds`,
} as const
