import { HttpApiMiddleware } from 'effect/http-api'
import { InternalError, InvalidRequest } from './problem.ts'

/** Turns a request that does not fit the contract into `InvalidRequest`, and a defect into `InternalError`. */
export class RequestFaults extends HttpApiMiddleware.Service<RequestFaults>()('contract/RequestFaults', {
  error: [InvalidRequest, InternalError],
}) {}
