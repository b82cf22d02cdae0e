/** The id under which a request is found in the log and in the answer to whoever sent it. */
export const requestIdOf = (headers: { readonly [name: string]: string | undefined }): string =>
  headers['x-request-id'] ?? headers['cf-ray'] ?? crypto.randomUUID()
