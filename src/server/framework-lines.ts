import { currentRequest } from './current-request.server.ts'
import { logFailure } from './log.ts'

/** Our own lines are one text each; what the framework says of a failure has the error as it was thrown. */
const errorAmong = (said: readonly unknown[]): unknown => said.find((part) => part instanceof Error)

/**
 * A component that throws after the page has begun to be sent is told to nobody but the console, by the framework, with the
 * error's own words. They become one line like all others, under the request's id and without what is a traveller's.
 */
export const logWhatTheFrameworkSays = (): void => {
  const write = console.error.bind(console)
  console.error = (...said: unknown[]): void => {
    const error = errorAmong(said)
    if (error === undefined) return write(...said)
    logFailure({ event: 'page_error', requestId: currentRequest()?.requestId ?? '', told: String(said[0]) }, error)
  }
}
