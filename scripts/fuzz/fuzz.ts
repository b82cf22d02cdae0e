import { type Targets, createRequest } from './create-request.ts'
import { createRandom } from './random.ts'

interface Options {
  readonly targets: Targets
  readonly seed: number
  readonly requests: number
  readonly together: number
  /** no more are sent after so many milliseconds */
  readonly longest: number
  readonly onProgress?: (sent: number) => void
}

interface Fault {
  readonly index: number
  readonly method: string
  readonly url: string
  readonly what: string
  readonly body: string
}

const patience = 30_000

/** What is wrong with an answer: a server that failed, or that gave none. */
const send = async (request: Request): Promise<{ readonly status: number; readonly fault: string | undefined }> => {
  try {
    const answer = await fetch(request, { redirect: 'manual', signal: AbortSignal.timeout(patience) })
    const text = await answer.text()
    const fault = answer.status >= 500 ? `${answer.status} ${text.slice(0, 200)}` : undefined
    return { status: answer.status, fault }
  } catch (error) {
    return { status: 0, fault: `no answer: ${String(error)}` }
  }
}

/** Sends requests that follow from the seed and their number alone, and answers which of them broke something. */
export const fuzz = async ({ targets, seed, requests, together, longest, onProgress }: Options) => {
  const started = Date.now()
  const faults: Fault[] = []
  const statuses = new Map<number, number>()
  let sent = 0
  const worker = async (): Promise<void> => {
    while (sent < requests && Date.now() - started < longest) {
      const index = sent
      sent += 1
      const request = createRequest(targets, createRandom(seed * 1_000_003 + index))
      const body = request.body ? await request.clone().text() : ''
      const { status, fault } = await send(request)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (fault) faults.push({ index, method: request.method, url: request.url, what: fault, body: body.slice(0, 500) })
      if (sent % 5000 === 0) onProgress?.(sent)
    }
  }
  await Promise.all(Array.from({ length: together }, worker))
  return { sent, faults, statuses, seconds: (Date.now() - started) / 1000 }
}
