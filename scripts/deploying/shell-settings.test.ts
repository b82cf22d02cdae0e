import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { settingNames, settingsIn } from './shell-settings.ts'

/** The names in the first columns of the tables of settings. */
const documentedNames = (): readonly string[] => {
  const rows = readFileSync('docs/configuration.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
  return rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name))
}

it('every setting that is documented is taken from the shell', () => {
  expect(settingNames.toSorted()).toEqual(
    documentedNames()
      .filter((name) => name !== 'PORT' && name !== 'HOST')
      .toSorted(),
  )
})

it('what is set is taken, and nothing else', () => {
  expect(settingsIn({ CONTENT_URL: 'https://cms.example/graphql', SITE_URL: '', HOME: '/root' })).toEqual({
    CONTENT_URL: 'https://cms.example/graphql',
  })
})
