import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { keepPageToOneVisitor } from '#/server/cache/page-sharing.server.ts'
import type { Problem } from '#domain/problem.ts'

/** How long a page waits for its offers before it is sent without them. */
const offersTimeoutMs = 300

const statusOf = (problem: Problem): number => {
  if (problem._tag === 'SupplierTimeout') return 504
  if (problem._tag === 'TooManyRequests') return 429
  if (problem._tag === 'InvalidRequest' || problem._tag === 'NotFound') return 200
  return problem._tag === 'InternalError' ? 500 : 503
}

/** A page without what it was asked for is a failure to whoever reads no words: search engines keep none. */
export const setFailedStatus = (problem: Problem): void => setResponseStatus(statusOf(problem))

/**
 * A browser takes a page in pieces; what is not one (a crawler, a preview, curl) is given the whole document at once,
 * since nothing will move late pieces into their place for it.
 */
export const takesPieces = (request: Request): boolean => request.headers.get('sec-fetch-dest') === 'document'

/** Cloudflare's edge compresses a stream piece by piece; the local server would hold its first piece back until the last. */
const keepStreaming = (request: Request): void => {
  if (!request.headers.has('cf-ray')) setResponseHeader('content-encoding', 'identity')
}

const sleep = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds)
  })

export const within = <Value>(promise: Promise<Value>, waitsForAll: boolean): Promise<Value | undefined> =>
  waitsForAll ? promise : Promise.race([promise, sleep(offersTimeoutMs)])

type Answer = { readonly ok: true; readonly stale: boolean } | { readonly ok: false; readonly problem: Problem }

interface Sent<Found> {
  /** as a field: a promise that is itself what a promise brings would be waited for */
  readonly answer: Found | Promise<Found>
}

/** The answer where it comes in time, its status with it; the promise of it where a page is sent without. */
export const answerInTime = async <Found extends Answer>(
  request: Request,
  pending: Promise<Found>,
  waitsForAll: boolean,
): Promise<Sent<Found>> => {
  const inTime = await within(pending, waitsForAll)
  if (inTime && !inTime.ok) setFailedStatus(inTime.problem)
  if (inTime?.ok && inTime.stale) keepPageToOneVisitor()
  if (!inTime) {
    keepStreaming(request)
    // how it ends is not known when the page is sent
    keepPageToOneVisitor()
  }
  return { answer: inTime ?? pending }
}
