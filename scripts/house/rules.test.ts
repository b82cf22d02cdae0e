import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const rules = new Set(
  [...readFileSync('docs/rules.md', 'utf8').matchAll(/^- \*\*([a-z]+-\d+)\*\* /gm)].map(([, id]) => id),
)
const decisions = new Set(globSync('docs/decisions/*.md').map((file) => /(\d{4})-[^/]+\.md$/.exec(file)?.[1]))

const files = globSync(
  ['{src,domain,contract,backend,scripts,e2e}/**/*.{ts,tsx}', 'docs/**/*.md', 'README.md', 'CONTRIBUTING.md'],
  {
    exclude: ['**/rules.test.ts', '**/rules.md'],
  },
)

/** `(rule pay-1)`, `rules trip-1, trip-2`: across the end of a comment's line too. */
const citedRules = (text: string): string[] =>
  [...text.matchAll(/\brules?(?:\s|\n \*)+([a-z]+-\d+(?:(?:,| and)(?:\s|\n \*)+[a-z]+-\d+)*)/g)].flatMap(
    ([, ids = '']) => ids.split(/[^a-z\d-]+/).filter((id) => /^[a-z]+-\d+$/.test(id)),
  )

const citedDecisions = (text: string): string[] =>
  [...text.matchAll(/\bdecisions? (\d{1,4})\b/g)].map(([, id = '']) => id)

const citations = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  return [
    ...citedRules(text).map((id) => ({ file, id, known: rules.has(id) })),
    ...citedDecisions(text).map((id) => ({ file, id: `decision ${id}`, known: decisions.has(id) })),
  ]
})

describe('rules and decisions', () => {
  it('are cited throughout', () => expect(citations.length).toBeGreaterThan(100))
  it('are where their citations say', () =>
    expect(citations.filter(({ known }) => !known).map(({ file, id }) => `${file}: ${id}`)).toEqual([]))
  it('have one id each', () =>
    expect(readFileSync('docs/rules.md', 'utf8').match(/^- \*\*[a-z]+-\d+\*\*/gm)?.length).toBe(rules.size))
})
