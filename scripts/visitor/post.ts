import type { Miniflare } from 'miniflare'

/** Asks the backend: with a body by POST, without one by GET. */
export type Post = (path: string, body?: unknown) => Promise<Response>

type Send = (address: URL, init: RequestInit) => Promise<Response>

/** What asks the backend at this origin, with `headers` of its own where it is to know who asks. */
export const postTo =
  (origin: string | URL, headers: Readonly<Record<string, string>> = {}, send: Send = fetch): Post =>
  (path, body) =>
    send(new URL(path, origin), {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', ...headers },
    })

/** The same for the backend that runs beside a site, which has no address of its own. */
export const postBeside = async (miniflare: Miniflare): Promise<Post> => {
  const { fetch: send } = await miniflare.getWorker('trayecto-backend')
  return postTo('http://backend', {}, send as unknown as Send)
}

/** The date so many days from now, in UTC. */
export const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
