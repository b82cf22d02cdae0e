import { expect, it } from 'vitest'
import { countryNames } from './country-names.ts'

it.each([
  ['es', ['Arabia Saudita', 'Costa de Marfil', 'Rumania', 'Timor Oriental', 'México']],
  ['en', ['Saudi Arabia', 'Côte d’Ivoire', 'Romania', 'Timor-Leste', 'Mexico']],
])('countries are called in %s as its readers call them', (language, names) => {
  expect(['SA', 'CI', 'RO', 'TL', 'MX'].map((code) => countryNames(language).of(code))).toEqual(names)
})

it('a code without a name goes by itself, or by nothing where that is asked for', () => {
  expect([countryNames('es').of('QQ'), countryNames('es', 'none').of('QQ')]).toEqual(['QQ', undefined])
})
