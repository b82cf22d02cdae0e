import { Logger } from 'effect'
import { redact } from '#contract/log/redact.ts'

const streamOf = (level: unknown): 'error' | 'warn' | 'info' => {
  if (level === 'ERROR' || level === 'FATAL') return 'error'
  return level === 'WARN' ? 'warn' : 'info'
}

const isEvent = (message: unknown): message is { readonly event: string } =>
  typeof message === 'object' && message !== null && 'event' in message

/** What the backend's programs say, as lines of JSON with nothing in them that a traveller would not want kept. */
export const jsonLoggerLayer = Logger.layer([
  Logger.map(Logger.formatJson, (text) => {
    const { message, ...line } = JSON.parse(text)
    // what has an event of its own is found by it, as the lines of calls are
    const said = isEvent(message) ? message : { message }
    console[streamOf(line.level)](JSON.stringify(redact({ ...line, ...said })))
  }),
])
