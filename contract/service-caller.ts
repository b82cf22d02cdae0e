import { HttpApiMiddleware, HttpApiSecurity, OpenApi } from 'effect/http-api'
import { NotAuthorised } from './booking-problem.ts'

const bearer = HttpApiSecurity.bearer.pipe(
  HttpApiSecurity.annotate(
    OpenApi.Description,
    'The service key, which the backend and its callers alone know: `SERVICE_KEY`.',
  ),
)

/** Lets only the site in, by the service key that both know: `authorization: Bearer …`. */
export class ServiceCaller extends HttpApiMiddleware.Service<ServiceCaller>()('contract/ServiceCaller', {
  error: NotAuthorised,
  security: { bearer },
}) {}
