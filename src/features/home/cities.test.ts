import { expect, it } from 'vitest'
import { seenOf } from '#/ui/scene/scene-ground.tsx'
import { cities } from './cities.ts'

it('no two cities that the home page offers look alike', () => {
  const seen = cities.map(({ scene }) => JSON.stringify(seenOf(scene)))
  expect(new Set(seen).size).toBe(cities.length)
})
