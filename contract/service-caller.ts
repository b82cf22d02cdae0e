import { HttpApiMiddleware } from 'effect/http-api'
import { NotAuthorised } from './booking-problem.ts'

/** Lets only the site in where the backend is configured with a service key: `authorization: Bearer …`. */
export class ServiceCaller extends HttpApiMiddleware.Service<ServiceCaller>()('contract/ServiceCaller', {
  error: NotAuthorised,
}) {}
