const declaredLength = (request: Request): number => Number(request.headers.get('content-length') ?? 0)

/**
 * The request with its body read whole, so that nothing after this waits for a sender; undefined where the body is larger
 * than `limit` bytes, whatever its headers said.
 */
export const withinBodyLimit = async (request: Request, limit: number): Promise<Request | undefined> => {
  if (!request.body) return request
  if (declaredLength(request) > limit) return undefined
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    length += chunk.length
    if (length > limit) return undefined
    chunks.push(chunk)
  }
  return new Request(request, { method: request.method, body: await new Blob(chunks).arrayBuffer() })
}
