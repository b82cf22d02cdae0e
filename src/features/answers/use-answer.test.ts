import { expect, it } from 'vitest'
import { holdLimits } from '#/features/price-hold/price-hold.ts'
import { freshFor } from './use-answer.ts'

it('an answer is kept for as long as prices of a list are held', () => expect(freshFor).toBe(holdLimits.results))
