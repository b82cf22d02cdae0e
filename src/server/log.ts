import { logLine } from '#contract/log/log-line.ts'

interface LogLine {
  readonly event: string
  readonly requestId: string
  readonly [field: string]: unknown
}

const described = (error: unknown): unknown =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack?.split('\n').slice(1, 6).join('\n') }
    : error

/** One line of JSON for one failure, with nothing in it that a traveller would not want kept. */
export const logFailure = ({ event, requestId, ...fields }: LogLine, error?: unknown): void =>
  logLine('error', event, requestId, { ...fields, ...(error === undefined ? {} : { error: described(error) }) })
