import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newestMigration } from './newest-migration.ts'

it('is the last one of the folder', () =>
  expect(newestMigration).toBe(
    readdirSync(path.join(import.meta.dirname, '../migrations'))
      .toSorted()
      .at(-1),
  ))
