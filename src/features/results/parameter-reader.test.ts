import { expect, it } from 'vitest'
import { ParameterReader } from './parameter-reader.ts'

it.each([
  ['1', true, []],
  ['ON', true, []],
  ['0', false, []],
  ['yes', false, ['direct']],
  ['constructor', false, ['direct']],
  ['__proto__', false, ['direct']],
])('%s is %s', (direct, isSet, unread) => {
  const reader = new ParameterReader({ direct })
  expect([reader.flag('direct'), reader.unread]).toEqual([isSet, unread])
})
