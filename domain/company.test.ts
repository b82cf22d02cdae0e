import { describe, expect, it } from 'vitest'
import { missingFacts, readCompany } from './company.ts'

const whole = {
  name: 'Viajes Andinos S. A. S.',
  registration: 'NIT 900.000.000-0, RNT 00000',
  address: 'Carrera 7 # 1-1, Bogotá, Colombia',
  email: 'hola@example.com',
  law: { es: 'las leyes de Colombia', en: 'the law of Colombia' },
  authority: { es: 'la Superintendencia', en: 'the Superintendency' },
}

describe('who runs the site', () => {
  it('is what the operator wrote', () => {
    const company = readCompany(JSON.stringify(whole))
    expect(company).toEqual(whole)
    expect(missingFacts(company)).toEqual([])
  })

  it.each([
    ['nothing', '', ['name', 'registration', 'address', 'email', 'law', 'authority']],
    ['no JSON', '{', ['name', 'registration', 'address', 'email', 'law', 'authority']],
    ['a word', '"Trayecto"', ['name', 'registration', 'address', 'email', 'law', 'authority']],
    ['an empty name', JSON.stringify({ ...whole, name: ' ' }), ['name']],
    ['a law in one language', JSON.stringify({ ...whole, law: { es: 'las leyes' } }), ['law']],
  ])('misses what was not said: %s', (_, text, missing) => expect(missingFacts(readCompany(text))).toEqual(missing))
})
