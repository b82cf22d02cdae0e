import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Locale } from '#/i18n/locale.ts'
import { callingCodeOf } from './calling-codes.ts'
import { localCurrency } from './currency/country-currency.ts'
import { ipInfoOf } from './ip-info.ts'

const peso = { currency_code: 'COP', currency_name: 'Colombian Peso' }

it.each<[Parameters<typeof ipInfoOf>[0], Locale, ReturnType<typeof ipInfoOf>]>([
  [{ country: 'CO' }, 'en', { country: 'Colombia', country_code: 'CO', flag: '🇨🇴', currency: peso }],
  [
    { country: 'ES' },
    'es',
    { country: 'España', country_code: 'ES', flag: '🇪🇸', currency: { currency_code: 'EUR', currency_name: 'euro' } },
  ],
  [
    { country: 'JP' },
    'en',
    {
      country: 'Japan',
      country_code: 'JP',
      flag: '🇯🇵',
      currency: { currency_code: 'JPY', currency_name: 'Japanese Yen' },
    },
  ],
  [{ country: 'AQ' }, 'en', { country: 'Antarctica', country_code: 'AQ', flag: '🇦🇶', currency: undefined }],
  [{ country: undefined }, 'en', undefined],
  [{ country: undefined, currency: 'COP' }, 'en', undefined],
  [{ country: 'QQ' }, 'en', undefined],
])('of %o in %s', (place, locale, info) => expect(ipInfoOf(place, locale)).toEqual(info))

it('a currency that a service told is believed', () => {
  expect(ipInfoOf({ country: 'EC', currency: 'EUR' }, 'en')?.currency?.currency_code).toBe('EUR')
})

describe('every country with an airport', () => {
  const countries = [
    ...new Set(
      readFileSync('backend/airports/airport-rows.ts', 'utf8')
        .split('\n')
        .flatMap((line) => /^@([A-Z]{2}) /.exec(line)?.[1] ?? []),
    ),
  ]

  it('has a currency that has a name', () => {
    const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' })
    expect(countries.length).toBeGreaterThan(200)
    expect(countries.filter((country) => !names.of(localCurrency(country) ?? 'QQQ'))).toEqual([])
  })

  it('has a code that its telephone numbers begin with', () => {
    expect(countries.filter((country) => !/^[1-9]\d{0,2}$/.test(callingCodeOf(country) ?? ''))).toEqual([])
    expect(['CO', 'US', 'DO', 'ES', 'KZ'].map(callingCodeOf)).toEqual(['57', '1', '1', '34', '7'])
    expect(callingCodeOf(undefined)).toBeUndefined()
  })
})
