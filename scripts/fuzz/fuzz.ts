import { type Targets, createRequest } from './create-request.ts'
import { createRandom } from './random.ts'
import { type Answer, send } from './send.ts'

interface Options {
  readonly targets: Targets
  readonly seed: number
  readonly requests: number
  readonly together: number
  /** no more are sent after so many milliseconds */
  readonly longest: number
  readonly onProgress?: (sent: number, faults: number) => void
}

export interface Fault {
  readonly index: number
  readonly method: string
  readonly url: string
  readonly body: string
  readonly what: string
  /** under which the server has logged it */
  readonly requestId: string | undefined
}

const unanswered = (error: unknown): Answer => {
  const { name, code, message } = Object(error)
  return { status: 0, requestId: undefined, text: `no answer: ${code ?? name} ${message}` }
}

/** Sends requests that follow from the seed and their number alone, and answers which of them broke something. */
export const fuzz = async ({ targets, seed, requests, together, longest, onProgress }: Options) => {
  const started = Date.now()
  const faults: Fault[] = []
  const statuses = new Map<number, number>()
  let sent = 0
  const note = async (index: number, request: Request, { status, requestId, text }: Answer): Promise<void> => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status !== 0 && status < 500) return
    const body = (await request.text()).slice(0, 500)
    const what = `${status} ${text.slice(0, 200)}`
    faults.push({ index, method: request.method, url: request.url, body, what, requestId })
  }
  const worker = async (): Promise<void> => {
    while (sent < requests && Date.now() - started < longest) {
      const index = sent
      sent += 1
      const request = createRequest(targets, createRandom(seed * 1_000_003 + index))
      await note(index, request, await send(request).catch(unanswered))
      if (sent % 5000 === 0) onProgress?.(sent, faults.length)
    }
  }
  await Promise.all(Array.from({ length: together }, worker))
  return { sent, faults, statuses, seconds: (Date.now() - started) / 1000 }
}
