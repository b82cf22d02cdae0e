import { isPlainDataCall } from './plain-data-call.ts'

export const functionBase = '/_serverFn/'

/** No page of ours calls a server function with a form, and the framework breaks on one that it cannot read. */
const isForm = (request: Request): boolean =>
  /^\s*(?:multipart\/form-data|application\/x-www-form-urlencoded)/i.test(request.headers.get('content-type') ?? '')

/** What a call sends: in its query when it reads, in its body when it writes. Undefined where it sends nothing. */
const payloadOf = async (request: Request, url: URL): Promise<string | undefined> => {
  if (request.method === 'GET') return url.searchParams.get('payload') ?? undefined
  const isJsonBody = request.headers.get('content-type')?.includes('application/json')
  return isJsonBody ? request.clone().text() : undefined
}

/** The status with which a call to a server function is refused before the framework parses it; undefined where it may go on. */
export const serverFunctionRefusal = async (
  request: Request,
  url: URL,
  isKnown: (id: string) => Promise<boolean>,
): Promise<400 | 404 | undefined> => {
  if (!url.pathname.startsWith(functionBase)) return undefined
  const id = url.pathname.slice(functionBase.length)
  if (!(await isKnown(id))) return 404
  if (request.headers.get('x-tsr-serverfn') !== 'true' || isForm(request)) return 400
  const payload = await payloadOf(request, url)
  return payload === undefined || isPlainDataCall(payload) ? undefined : 400
}
