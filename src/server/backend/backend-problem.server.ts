import type { Problem } from '#domain/problem.ts'

const contractTags = [
  'InvalidRequest',
  'NotFound',
  'OfferGone',
  'SupplierTimeout',
  'Unavailable',
  'InternalError',
  'BookingNotFound',
  'TooManyRequests',
  'SessionClosed',
  'PriceChanged',
  'NotCancellable',
] as const satisfies readonly Problem['_tag'][]

interface ContractProblem {
  readonly _tag: (typeof contractTags)[number]
  readonly code: string
  readonly message: string
  readonly requestId: string
}

const isContractProblem = (failure: { readonly _tag: string }): failure is ContractProblem =>
  contractTags.some((tag) => tag === failure._tag)

/** A failed call as plain data. What the contract does not name (no connection, nonsense, a timeout) is `BackendDown`, in words that name no host: visitors are shown them. */
export const problemOf = (failure: { readonly _tag: string; readonly message: string }): Problem =>
  isContractProblem(failure)
    ? { _tag: failure._tag, code: failure.code, message: failure.message, requestId: failure.requestId }
    : { _tag: 'BackendDown', code: 'backend_down', message: 'The backend gave no answer.', requestId: undefined }
