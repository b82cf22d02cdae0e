import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { settingNames, settingsIn } from './shell-settings.ts'

/** The names in the first column of the table of settings. */
const namesInReadme = (): readonly string[] => {
  const [, table = ''] = readFileSync('README.md', 'utf8').split('## Configuration')
  const [, ...rows] = table.split('\n').filter((line) => line.startsWith('|'))
  return rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name))
}

it('every setting that the README names is taken from the shell', () => {
  expect(settingNames.toSorted()).toEqual(
    namesInReadme()
      .filter((name) => name !== 'PORT' && name !== 'HOST')
      .toSorted(),
  )
})

it('what is set is taken, and nothing else', () => {
  expect(settingsIn({ CONTENT_URL: 'https://cms.example/graphql', SITE_URL: '', HOME: '/root' })).toEqual({
    CONTENT_URL: 'https://cms.example/graphql',
  })
})
