import { locales } from '../i18n/locale.ts'
import { copyFor, handlingOf, offlinePageFor, offlinePath, tripsPathFor } from './handling.ts'
import { type Kept, keepHeader, outdated, offlineCopyOf, stylesOf } from './offline-copy.ts'

declare const self: ServiceWorkerGlobalScope

/** Put in by the build: its own id, and what the offline page needs to be shown. */
declare const BUILD_ID: string
declare const OFFLINE_ASSETS: readonly string[]

const assetCache = `assets ${BUILD_ID}`
const keptCache = 'itineraries'
const keptAtHeader = 'x-kept-at'

/** What a copy may do: it has no scripts, and may show styles and pictures of this site. */
const copyPolicy = "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'self'"

const copyOf = (html: string): Response =>
  new Response(offlineCopyOf(html), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': copyPolicy,
      [keptAtHeader]: String(Date.now()),
    },
  })

const install = async (): Promise<void> => {
  const cache = await caches.open(assetCache)
  await cache.addAll([...OFFLINE_ASSETS])
  for (const path of locales.map(offlinePath)) {
    const answer = await fetch(path, { cache: 'no-store' })
    if (!answer.ok) throw new Error(`The offline page ${path} answers ${answer.status}`)
    await cache.put(path, copyOf(await answer.text()))
  }
}

const activate = async (): Promise<void> => {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name !== assetCache && name !== keptCache).map((name) => caches.delete(name)),
  )
  await inTurn(prune)
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** How often the copies were deleted: a copy that was begun before the last time must not come to be. */
let forgotten = 0

let lastChange: Promise<unknown> = Promise.resolve()

/** Changes of the copies come one after another: a deletion that has answered leaves none that was just being written. */
const inTurn = <Changed>(change: () => Promise<Changed>): Promise<Changed> => {
  const changed = lastChange.then(change, change)
  lastChange = changed
  return changed
}

const keptIn = async (cache: Cache, { url }: Request): Promise<Kept> => {
  const answer = await cache.match(url)
  const keptAt = answer?.headers.get(keptAtHeader)
  const isCopy = answer !== undefined && keptAt
  return { url, copy: isCopy ? { at: Number(keptAt), styles: stylesOf(await answer.text()) } : undefined }
}

/** Takes away the copies that are outdated, and the styles that none of the others needs. */
const prune = async (): Promise<void> => {
  const cache = await caches.open(keptCache)
  const kept = await Promise.all((await cache.keys()).map((request) => keptIn(cache, request)))
  await Promise.all(outdated(kept, Date.now()).map((url) => cache.delete(url)))
}

/**
 * The pages that the copies were deleted from: such a page may wake so late that its wish to be kept comes after the
 * deletion. Their names end with their documents, and the worker sleeps long before there are many.
 */
const forgottenFrom = new Set<string>()

const pageNamed = (source: Client | ServiceWorker | MessagePort | null, url: string | undefined): string =>
  `${source && 'id' in source ? source.id : ''} ${url}`

const forget = (from: string): Promise<boolean> => {
  forgotten += 1
  forgottenFrom.add(from)
  return inTurn(() => caches.delete(keptCache))
}

const write = async (url: string, html: string): Promise<void> => {
  const cache = await caches.open(keptCache)
  await cache.put(url, copyOf(html))
  await cache.addAll([...stylesOf(html)])
  await prune()
}

/** Keeps a copy of a page that allows it, with the styles that it needs. */
const keep = async (url: string, asked: Promise<Response>, before: number): Promise<void> => {
  const answer = await asked
  if (!answer.ok || !answer.headers.has(keepHeader)) return
  const html = await answer.text()
  await inTurn(async () => {
    if (before === forgotten) await write(url, html)
  })
}

/** A trip that is kept is found in the list of trips, which is kept with it. */
const keepWithTrips = async (url: string, asked: Promise<Response>): Promise<void> => {
  const before = forgotten
  const trips = tripsPathFor(url)
  await keep(url, asked, before)
  if (trips && before === forgotten) await keep(new URL(trips, url).href, fetch(trips), before)
}

const fromDevice = async (url: string): Promise<Response> => {
  // what cannot be tidied up is to be read all the same, and at once
  await prune().catch(() => undefined)
  const copies = await (await caches.open(keptCache)).keys()
  const known = copyFor(
    url,
    copies.map((copy) => copy.url),
    self.navigator.languages,
  )
  const page =
    (known === undefined ? undefined : await caches.match(known)) ??
    (await caches.match(offlinePageFor(url, self.navigator.languages)))
  return page ?? Response.error()
}

/** Copies go in time on a device that stays online too: they are looked at once in each life of the worker. */
let isTidied = false

const tidy = async (): Promise<void> => {
  if (isTidied) return
  isTidied = true
  await inTurn(prune)
}

const page = async (event: FetchEvent): Promise<Response> => {
  try {
    event.waitUntil(tidy())
    const preloaded: Response | undefined = await event.preloadResponse
    const answer = preloaded ?? (await fetch(event.request))
    if (answer.headers.has(keepHeader))
      event.waitUntil(keepWithTrips(event.request.url, Promise.resolve(answer.clone())))
    return answer
  } catch {
    return fromDevice(event.request.url)
  }
}

const store = async (request: Request, answer: Response): Promise<void> => {
  try {
    await (await caches.open(assetCache)).put(request, answer)
  } catch {
    // a device without room goes on with what the network answers
  }
}

const asset = async (event: FetchEvent): Promise<Response> => {
  const known = await caches.match(event.request)
  if (known) return known
  const answer = await fetch(event.request)
  if (answer.ok) event.waitUntil(store(event.request, answer.clone()))
  return answer
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))

self.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, self.location.origin)
  if (handling === 'page') event.respondWith(page(event))
  if (handling === 'asset') event.respondWith(asset(event))
})

self.addEventListener('message', (event) => {
  const { type, url }: { type?: string; url?: string } = event.data ?? {}
  /** Only where somebody asked for it: a page with unsaved words is never taken from under them (rule site-2). */
  if (type === 'take-over') void self.skipWaiting()
  const from = pageNamed(event.source, url)
  if (type === 'keep' && url && !forgottenFrom.has(from)) event.waitUntil(keepWithTrips(url, fetch(url)))
  if (type === 'forget') event.waitUntil(forget(from).then(() => event.ports[0]?.postMessage('forgotten')))
})
