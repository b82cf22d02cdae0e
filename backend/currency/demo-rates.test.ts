import { expect, it } from 'vitest'
import { displayCurrencies } from '../../src/features/visitor/display-currencies.ts'
import { demoRates } from './demo-rates.ts'

it('holds every currency that the site offers to show', () => {
  expect(Object.keys(demoRates.rates)).toEqual(expect.arrayContaining(Object.keys(displayCurrencies)))
})

it('has only rates that an amount can be multiplied by', () => {
  for (const rate of Object.values(demoRates.rates)) expect(rate).toBeGreaterThan(0)
  expect(demoRates.rates[demoRates.base]).toBe(1)
})
