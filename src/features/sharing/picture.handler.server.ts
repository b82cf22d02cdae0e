import { Buffer } from 'node:buffer'
import { Effect } from 'effect'
import { cachePolicies } from '#/server/cache/cache-policies.ts'
import { edgeCached } from '#/server/cache/edge-cache.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import type { PictureWords } from './draw-picture.ts'

const policy = cachePolicies.pictures

/** What a picture is found by: all that it is drawn from. */
const markOf = async (words: PictureWords): Promise<string> => {
  const text = new TextEncoder().encode(JSON.stringify([policy.name, words]))
  return Buffer.from(await crypto.subtle.digest('SHA-256', text)).toString('base64url')
}

const draw = (words: PictureWords) =>
  Effect.promise(async () => {
    const { drawPng } = await import('./picture-renderer.server.ts')
    return { text: Buffer.from(drawPng(words)).toString('base64') }
  })

const drawnOrKept = Effect.fnUntraced(function* (mark: string, words: PictureWords) {
  return yield* edgeCached(policy, mark, draw(words))
})

/** Answers with a picture, drawn once a day in each data centre, or with nothing to whoever has it already. */
export const handlePicture = async (request: Request, words: PictureWords): Promise<Response> => {
  const mark = await markOf(words)
  const headers = { etag: `"${mark}"`, 'cache-control': `public, max-age=${policy.fresh}` }
  if (request.headers.get('if-none-match')?.includes(mark)) return new Response(null, { status: 304, headers })
  const found = await runServer(drawnOrKept(mark, words))
  if (!found.ok) return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } })
  return new Response(Buffer.from(found.value.text, 'base64'), { headers: { ...headers, 'content-type': 'image/png' } })
}
