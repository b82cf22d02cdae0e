import { expect, it } from 'vitest'
import { displayCurrencies } from '../../src/features/visitor/currency/display-currencies.ts'
import { demoRates } from './demo-rates.ts'

it('holds every currency that the site offers to show', () => {
  expect(Object.keys(demoRates.rates)).toEqual(expect.arrayContaining(Object.keys(displayCurrencies)))
})

it('has only rates that an amount can be multiplied by', () => {
  for (const rate of Object.values(demoRates.rates)) expect(rate).toBeGreaterThan(0)
  expect(demoRates.rates[demoRates.base]).toBe(1)
})

it('holds every currency that has no decimals or three, as the specification lists them', () => {
  const zero = 'CLP BIF DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND XAF XOF XPF'
  const three = 'BHD IQD JOD KWD LYD OMR TND'
  expect(Object.keys(demoRates.rates)).toEqual(expect.arrayContaining(`${zero} ${three}`.split(' ')))
})
