import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))

const named = sources.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\b\w*[cC]ookie(?:Name)? = '([^']+)'/g)].map((match) => match[1] ?? ''),
)

it('the privacy page names every cookie that the site sets', () => {
  expect(named).toContain('__Host-agent')
  const table = readFileSync('src/features/shell/cookie-table.tsx', 'utf8')
  expect(named.filter((name) => !table.includes(`['${name}', `))).toEqual([])
})
