import { handler } from './api/http.ts'

export default {
  fetch: (request: Request): Promise<Response> => handler(request),
}
