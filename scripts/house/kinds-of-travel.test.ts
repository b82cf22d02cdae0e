import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { addedToOthers, madeOf } from './made-of.ts'

const sold = globSync('src/verticals/*/product.server.ts').map((file) => path.basename(path.dirname(file)))

/** What is found by its name alone: one that is missing is told by nobody else. */
const found = ['product.server.ts', 'on-payment-page.ts']
const foundOfTabs = ['vertical.ts']
/** The same of what is a part of what was booked: a kind that is made of others is booked as theirs. */
const foundOfParts = ['on-trip-page.ts']

it('there is a kind of travel', () => expect(sold).toContain('flights'))

it.each(sold.filter((folder) => !(folder in madeOf)))('%s has what the page of a booking looks for', (folder) =>
  expect(foundOfParts.filter((file) => !existsSync(`src/verticals/${folder}/${file}`))).toEqual([]),
)

it.each(sold)('%s has every file that the site looks for', (folder) =>
  expect(
    [...found, ...(addedToOthers.includes(folder) ? [] : foundOfTabs)].filter(
      (file) => !existsSync(`src/verticals/${folder}/${file}`),
    ),
  ).toEqual([]),
)
