import { parseArgs } from 'node:util'
import { askBackend } from './operator/ask-backend.ts'

/** Has mail sent that was given up or waits (docs/operations.md, "Sending mail again"): of one booking, by its reference or id, or of all. */
const [booking, ...more] = parseArgs({ allowPositionals: true }).positionals
if (more.length > 0) {
  console.error('Say one booking, or none: npm run send-mail [-- REFERENCE]')
  process.exit(1)
}

interface Queued {
  readonly mails: number
  readonly isMore: boolean
}

for (;;) {
  const answer = await askBackend('/operator/send-mail', booking === undefined ? {} : { booking })
  console[answer.ok ? 'log' : 'error'](answer.text)
  process.exitCode = answer.ok ? 0 : 1
  if (!answer.ok) break
  const { mails, isMore }: Queued = JSON.parse(answer.text)
  // where none of them could be reached, asking again changes nothing
  if (!isMore || mails === 0) break
}
