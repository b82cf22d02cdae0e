/** The largest body that any page, form or call of this site needs. */
export const bodyLimit = 64 * 1024

const refusals = {
  400: { code: 'bad_request', message: 'The request could not be read.' },
  403: { code: 'forbidden', message: 'Forms are taken from the pages of this site alone.' },
  404: { code: 'not_found', message: 'There is no such call.' },
  405: { code: 'method_not_allowed', message: 'Pages are read with GET, and forms and calls are sent with POST.' },
  413: { code: 'too_large', message: `A request may hold ${bodyLimit} bytes.` },
} as const

type RefusalStatus = keyof typeof refusals

/** Says in words, with the request's id, why a request is not answered. */
export const refuse = (status: RefusalStatus, requestId: string): Response =>
  Response.json({ ...refusals[status], requestId }, { status, headers: { 'cache-control': 'no-store' } })

const isRefusalStatus = (status: number): status is RefusalStatus => Object.hasOwn(refusals, status)

/** The answer to a form, in words where it is a refusal that holds none. */
export const inWords = (response: Response, { method }: Request, requestId: string): Response =>
  method === 'POST' && response.body === null && isRefusalStatus(response.status)
    ? refuse(response.status, requestId)
    : response
