import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const folders = globSync('src/verticals/*/').map((folder) => path.basename(folder))
const sold = folders.filter((folder) => existsSync(`src/verticals/${folder}/product.server.ts`))

/** What is found by its name alone: one that is missing is told by nobody else. */
const found = ['product.server.ts', 'on-payment-page.ts', 'on-trip-page.ts', 'vertical.ts']

it('there is a kind of travel', () => expect(sold).toContain('flights'))

it.each(sold)('%s has every file that the site looks for', (folder) =>
  expect(found.filter((file) => !existsSync(`src/verticals/${folder}/${file}`))).toEqual([]),
)

it.each(folders)('the tab of %s is in the list', (folder) =>
  expect(readFileSync('src/verticals/verticals.ts', 'utf8')).toContain(`'./${folder}/vertical.ts'`),
)
