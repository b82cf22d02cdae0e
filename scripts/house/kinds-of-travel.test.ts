import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const sold = globSync('src/verticals/*/product.server.ts').map((file) => path.basename(path.dirname(file)))

/** What is found by its name alone: one that is missing is told by nobody else. */
const found = ['product.server.ts', 'on-payment-page.ts', 'on-trip-page.ts', 'vertical.ts']

it('there is a kind of travel', () => expect(sold).toContain('flights'))

it.each(sold)('%s has every file that the site looks for', (folder) =>
  expect(found.filter((file) => !existsSync(`src/verticals/${folder}/${file}`))).toEqual([]),
)
