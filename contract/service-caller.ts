import { HttpApiMiddleware } from 'effect/http-api'
import { NotAuthorised } from './booking-problem.ts'

/** Lets only the site in, by the service key that both know: `authorization: Bearer …`. */
export class ServiceCaller extends HttpApiMiddleware.Service<ServiceCaller>()('contract/ServiceCaller', {
  error: NotAuthorised,
}) {}
