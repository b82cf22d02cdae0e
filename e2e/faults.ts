import { ports } from './servers.ts'

/** How the proxy between site and backend behaves from now on; nothing given means that it only passes on. */
export interface Fault {
  readonly delayMs?: number
  /** answers this status, where `text` gives no body with an HTML page as a broken load balancer would */
  readonly status?: number
  /** closes the connection without a word */
  readonly drop?: boolean
  /** lets the call through and closes the connection before its answer */
  readonly loseAnswer?: boolean
  /** lets the call through twice at once, and answers the first */
  readonly duplicate?: boolean
  /** answers with this text as JSON, 200 where no `status` is given */
  readonly text?: string
  /** only what is asked of paths that begin so */
  readonly path?: string
}

export const bendBackend = async (fault: Fault): Promise<void> => {
  await fetch(`http://localhost:${ports.faultProxy}/__fault`, { method: 'PUT', body: JSON.stringify(fault) })
}
