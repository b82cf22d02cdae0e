import type { Schema } from 'effect'
import type { HttpClientError } from 'effect/http'
import type {
  IdempotencyConflict,
  NotAuthorised,
  OrderFailed,
  PaymentActionRequired,
  PaymentDeclined,
  PriceChanged,
  SessionClosed,
  SessionNotFound,
  StepsMissing,
  TooManyRequests,
  UnknownOutcome,
} from '#contract/booking-problem.ts'
import type { InternalError, InvalidRequest, OfferGone, SupplierTimeout, Unavailable } from '#contract/problem.ts'

/** Everything that a call of the session can fail with: what the contract names, and no answer that can be read. */
export type CallFailure =
  | IdempotencyConflict
  | InternalError
  | InvalidRequest
  | NotAuthorised
  | OfferGone
  | OrderFailed
  | PaymentActionRequired
  | PaymentDeclined
  | PriceChanged
  | SessionClosed
  | SessionNotFound
  | StepsMissing
  | SupplierTimeout
  | TooManyRequests
  | Unavailable
  | UnknownOutcome
  | HttpClientError.HttpClientError
  | Schema.SchemaError
