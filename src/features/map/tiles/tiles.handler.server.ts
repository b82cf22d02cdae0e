import { env, waitUntil } from 'cloudflare:workers'
import { PMTiles } from 'pmtiles'
import { bucketSource } from './bucket-source.server.ts'
import { tilesStyle } from './tiles-style.ts'

const oneDay = 86_400

/** Tiles change with their archive alone, whose name changes then. */
const kept = { 'cache-control': `public, max-age=${oneDay}` }

const tilePath = /^\/tiles\/(\d{1,2})\/(\d{1,7})\/(\d{1,7})\.mvt$/

const notFound = (): Response => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })

/** A whole tile: parts of an archive, as a browser would ask for them, are kept by no edge. */
const tile = async (archive: PMTiles, [z = 0, x = 0, y = 0]: readonly number[]): Promise<Response> => {
  if (z > 26 || x >= 2 ** z || y >= 2 ** z) return notFound()
  const found = await archive.getZxy(z, x, y)
  return found
    ? new Response(found.data, { headers: { 'content-type': 'application/vnd.mapbox-vector-tile', ...kept } })
    : new Response(null, { status: 204, headers: kept })
}

const style = async (archive: PMTiles, origin: string): Promise<Response> => {
  const [{ minZoom, maxZoom }, metadata] = await Promise.all([archive.getHeader(), archive.getMetadata()])
  const told: unknown = typeof metadata === 'object' && metadata !== null && Reflect.get(metadata, 'attribution')
  const attribution = typeof told === 'string' ? told : ''
  return Response.json(tilesStyle({ origin, minZoom, maxZoom, attribution }), { headers: kept })
}

const fromArchive = (bucket: R2Bucket, { pathname, origin }: URL): Promise<Response> | Response => {
  const archive = new PMTiles(bucketSource(bucket, env.MAP_TILES_KEY || 'map.pmtiles'))
  const [, ...numbers] = tilePath.exec(pathname) ?? []
  if (numbers.length === 3) return tile(archive, numbers.map(Number))
  return pathname === '/tiles/style.json' ? style(archive, origin) : notFound()
}

/** Answers from the operator's archive of tiles, and keeps what it found at the edge. */
export const handleTiles = async (request: Request): Promise<Response> => {
  const bucket = env.MAP_TILES
  if (!bucket) return notFound()
  const url = new URL(request.url)
  const address = `${url.origin}${url.pathname}?${new URLSearchParams({ archive: env.MAP_TILES_KEY ?? '' })}`
  const cache = await caches.open('tiles')
  const found = await cache.match(address)
  if (found) return found
  const answer = await fromArchive(bucket, url)
  if (answer.status === 200) waitUntil(cache.put(address, answer.clone()))
  return answer
}
