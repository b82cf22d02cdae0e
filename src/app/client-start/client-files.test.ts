import { expect, it } from 'vitest'
import { clientFilesOf, withoutClient } from './client-files.ts'

const root = {
  preloads: ['/assets/shared.js'],
  scripts: [{ attrs: { type: 'module', async: true, src: '/assets/index.js', integrity: 'sha384-a' } }],
  css: ['/assets/index.css'],
}
const country = { preloads: ['/assets/shared.js', { href: '/assets/country.js' }] }

it('holds the script that starts a page, and each module that it imports once', () =>
  expect(clientFilesOf([root, country], ['/assets/words.js'], 'touch')).toEqual({
    entry: { type: 'module', src: '/assets/index.js', integrity: 'sha384-a' },
    modules: ['/assets/shared.js', '/assets/country.js', '/assets/words.js'],
    startsOn: 'touch',
  }))

it('refuses a page that has another script to start with, or none', () => {
  expect(() => clientFilesOf([country], [], 'paint')).toThrow('not 0')
  expect(() => clientFilesOf([root, root], [], 'paint')).toThrow('not 2')
})

it('leaves a route its style sheets alone', () => expect(withoutClient(root)).toEqual({ css: ['/assets/index.css'] }))
