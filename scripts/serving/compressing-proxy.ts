import { createServer } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'

const compressible = /text\/|javascript|json|svg|manifest/
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Stands where Cloudflare's edge stands: answers of `target` with brotli. Ends with the process. */
export const startCompressingProxy = (port: number, target: string) => {
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', target), {
      redirect: 'manual',
      headers: {
        'accept-language': request.headers['accept-language'] ?? 'en',
        accept: request.headers.accept ?? '*/*',
        cookie: request.headers.cookie ?? '',
      },
    })
    const headers = Object.fromEntries(answer.headers)
    const body = Buffer.from(await answer.arrayBuffer())
    const squeeze = compressible.test(headers['content-type'] ?? '') && body.length > 512
    for (const name of ['content-length', 'transfer-encoding', 'content-encoding']) delete headers[name]
    response.writeHead(answer.status, { ...headers, ...(squeeze ? { 'content-encoding': 'br' } : {}) })
    response.end(squeeze ? brotliCompressSync(body, quality) : body)
  })
  server.listen(port)
  return server
}
