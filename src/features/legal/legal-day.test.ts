import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { legalDate, legalDigest } from './legal-day.ts'
import { keptDays } from './retention.ts'

const messages = globSync('src/features/legal/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .toSorted()
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/<Trans[^>]*>(.*?)<\/Trans>|\b(?:msg|t)`(.*?)`/gs)])
  .map(([, element, text]) => (element ?? text ?? '').replaceAll(/\s+/g, ' ').trim())

const told = JSON.stringify([legalDate, keptDays, messages])
const digest = createHash('sha256').update(told).digest('hex').slice(0, 16)

it('terms and privacy are of another day once they say something else', () => {
  expect(messages.length).toBeGreaterThan(100)
  const advice = `Terms or privacy have changed, or their day: set legalDate to today, run this again, and set legalDigest to what it then says: ${digest}`
  expect(digest, advice).toBe(legalDigest)
})
