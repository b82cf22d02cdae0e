import { parseArgs } from 'node:util'
import { askBackend } from './operator/ask-backend.ts'

/**
 * Deletes what is personal of a booking, by its reference or id (docs/operations.md, "Forgetting a booking"); `--travel-ahead` also where
 * its travel is not over yet.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'travel-ahead': { type: 'boolean', default: false } },
})
const [booking, ...more] = positionals
if (booking === undefined || more.length > 0) {
  console.error('Say one booking: npm run forget -- REFERENCE [--travel-ahead]')
  process.exit(1)
}
const answer = await askBackend('/operator/forget-booking', { booking, travelAhead: values['travel-ahead'] })
console[answer.ok ? 'log' : 'error'](answer.text)
process.exitCode = answer.ok ? 0 : 1
