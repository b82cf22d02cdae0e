import { expect, it } from 'vitest'
import { isolateMemory } from './isolate-memory.server.ts'

const memory = () => isolateMemory<string>(100, (text) => text.length)

it('gives what was kept until its time is up', () => {
  const kept = memory()
  kept.keep('a', 'text', 1000)
  expect(kept.fresh('a', 999)).toBe('text')
  expect(kept.fresh('a', 1000)).toBeUndefined()
})

it('holds no more than it has room for, and lets go of what was used longest ago', () => {
  const kept = memory()
  for (const key of ['a', 'b', 'c']) kept.keep(key, 'x'.repeat(30), 1000)
  kept.fresh('a', 0)
  kept.keep('d', 'x'.repeat(30), 1000)
  expect(['a', 'b', 'c', 'd'].filter((key) => kept.fresh(key, 0) !== undefined)).toEqual(['a', 'c', 'd'])
})

it('keeps nothing that is larger than itself', () => {
  const kept = memory()
  kept.keep('a', 'x'.repeat(101), 1000)
  expect(kept.fresh('a', 0)).toBeUndefined()
})
