import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { hasOtherCapitals, isReserved, mayBeContent } from './reserved-paths.ts'

it.each([
  ['/espana', true],
  ['/articulos/a', true],
  ['/articulos/a/b', true],
  ['/aerolineas/iberia-airline-IB', true],
  ['/vuelos', true],
  ['/guias/a', true],
  ['/booking', false],
  ['/BOOKING/summary', false],
  ['/user/a', false],
  ['/api/a', false],
  ['/hoteles', false],
  ['/turs/espana', false],
  ['/en/espana', false],
  ['/', false],
  ['/a/b/c/d', false],
  ['/espana?a=b', false],
  ['/españa', false],
  ['//evil.example', false],
])('content may be at %s: %s', (path, may) => {
  expect(mayBeContent(path)).toBe(may)
})

it('no country can take the address of a route', () => {
  const names = readdirSync('src/routes')
    .map((file) => file.replace(/\.tsx?$/, '').split(/(?<!\[)\./)[0] ?? '')
    .map((name) => name.replaceAll(/[[\]]/g, ''))
    .filter((name) => !/^(?:\$|_|index$)/.test(name))
  expect(names.filter((name) => !isReserved(`/${name}`))).toEqual([])
})

it.each([
  ['/Espana', '/espana', true],
  ['/aerolineas/iberia-airline-ib', '/aerolineas/iberia-airline-IB', true],
  ['/espana', '/espana', false],
  ['/espana', '/peru', false],
])('%s has other capitals than %s: %s', (asked, path, has) => {
  expect(hasOtherCapitals(asked, path)).toBe(has)
})
