import { redact } from './redact.ts'

/** One line of JSON in the log of either Worker, with nothing in it that a traveller would not want kept. */
export const logLine = (
  level: 'error' | 'warn' | 'info',
  event: string,
  requestId: string,
  fields: Readonly<Record<string, unknown>> = {},
): void =>
  console[level](JSON.stringify({ level, event, requestId, at: new Date().toISOString(), ...Object(redact(fields)) }))
