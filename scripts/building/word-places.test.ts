import { expect, it } from 'vitest'
import { wordFiles } from '#/i18n/words.ts'
import { writePlaces } from './word-places.ts'

const places = writePlaces('/assets/words-es-*.js', 'Ky67uj09', {
  '/': 'vmU1xbt7',
  '/vuelos': 'YyZQn12l',
  '/$content/$article': 'YyZQn12l',
  '/turs': 'qW-_5g2a',
  later: 'Z2y5AQoT',
})
const file = (name: string) => `/assets/words-es-${name}.js`

it('a page carries where words are in little, a file once', () => {
  expect(places).toBe(
    '/assets/words-es-*.js;Ky67uj09;vmU1xbt7=/;YyZQn12l=/vuelos,/$content/$article;qW-_5g2a=/turs;Z2y5AQoT=later',
  )
})

it.each([
  ['the words of every page alone', [], []],
  ['of the root nothing more', ['__root__'], []],
  ['of home', ['__root__', '/'], ['vmU1xbt7']],
  ['of a route with a slash at its end', ['/turs/'], ['qW-_5g2a']],
  ['of routes that share a file', ['/$content/$article'], ['YyZQn12l']],
  ['of the shell', ['/vuelos', 'later'], ['YyZQn12l', 'Z2y5AQoT']],
  ['of no route that only begins alike', ['/tur', '/vuelos/otros'], []],
])('%s', (_title, ids, names) => {
  expect(wordFiles(places, ids)).toEqual(['Ky67uj09', ...names].map(file))
})
