import { Logger } from 'effect'
import { redact } from '#contract/log/redact.ts'

const streamOf = (level: unknown): 'error' | 'warn' | 'info' => {
  if (level === 'ERROR' || level === 'FATAL') return 'error'
  return level === 'WARN' ? 'warn' : 'info'
}

/** What the backend's programs say, as lines of JSON with nothing in them that a traveller would not want kept. */
export const jsonLoggerLayer = Logger.layer([
  Logger.map(Logger.formatJson, (text) => {
    const line = JSON.parse(text)
    console[streamOf(line.level)](JSON.stringify(redact(line)))
  }),
])
