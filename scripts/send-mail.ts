import { parseArgs } from 'node:util'
import { askBackend } from './operator/ask-backend.ts'

/** Has mail sent that was given up or waits (docs/operations.md, "Sending mail again"): of one booking, by its reference or id, or of all. */
const [booking, ...more] = parseArgs({ allowPositionals: true }).positionals
if (more.length > 0) {
  console.error('Say one booking, or none: npm run send-mail [-- REFERENCE]')
  process.exit(1)
}

interface Queued {
  readonly next: string | null
}

let asked: object = booking === undefined ? {} : { booking }
for (;;) {
  const answer = await askBackend('/operator/send-mail', asked)
  console[answer.ok ? 'log' : 'error'](answer.text)
  process.exitCode = answer.ok ? 0 : 1
  if (!answer.ok) break
  const { next }: Queued = JSON.parse(answer.text)
  if (next === null) break
  asked = { after: next }
}
