/** Asks the backend: with a body by POST, without one by GET. */
export type Post = (path: string, body?: unknown) => Promise<Response>

/** The date so many days from now, in UTC. */
export const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
