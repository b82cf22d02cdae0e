import { describe, expect, it } from 'vitest'
import type { FareRule } from '../offer/flight-offer.ts'
import { strictestRule } from './trip-rules.ts'

const yes = (penalty: number | null): FareRule => ({ allowed: true, penalty })
const no: FareRule = { allowed: false, penalty: null }
const unknown: FareRule = { allowed: null, penalty: null }

describe('strictestRule', () => {
  it.each<[string, readonly FareRule[], FareRule]>([
    ['nothing said', [], unknown],
    ['all free', [yes(0), yes(0)], yes(0)],
    ['the dearer', [yes(0), yes(9000), yes(100)], yes(9000)],
    ['one penalty not said', [yes(0), yes(null), yes(100)], yes(null)],
    ['one no', [yes(0), no, unknown], no],
    ['one unknown', [yes(0), unknown], unknown],
  ])('%s', (_name, rules, expected) => {
    expect(strictestRule(rules)).toEqual(expected)
    expect(strictestRule(rules.toReversed())).toEqual(expected)
  })
})
