import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { knownPlaces } from './known-places.ts'
import { seenOf } from './scene-ground.tsx'
import { type ScenePlace, terrains } from './scene-place.ts'

const scenes = globSync('backend/content/*/*/page.yaml').map(
  (file): { type: string; scene: ScenePlace | undefined } => ({
    type: path.basename(path.dirname(path.dirname(file))),
    scene: parse(readFileSync(file, 'utf8')).scene,
  }),
)
const types = [...new Set(scenes.map(({ type }) => type))]
const listOf = (type: string): readonly ScenePlace[] =>
  scenes.flatMap(({ type: own, scene }) => (own === type && scene ? [scene] : []))

/** What tells one picture from another at a glance. */
const glance = (place: ScenePlace): string => {
  const { ground, outline } = seenOf(place)
  return [ground, outline, place.hour].join(' ')
}

const alike = (places: readonly ScenePlace[]): readonly string[] =>
  places
    .filter((place, at) => places.slice(0, at).some((other) => glance(other) === glance(place)))
    .map(({ code }) => code)

describe('places that are known', () => {
  const seen = Object.keys(knownPlaces).map((code) => seenOf({ code, terrain: 'hills', hour: 'day' }))

  it('are sixty with an outline of their own', () => {
    const outlines = seen.flatMap(({ outline }) => outline ?? [])
    expect(outlines.length).toBeGreaterThanOrEqual(60)
    expect(new Set(outlines).size).toBe(outlines.length)
  })

  it('lie on a dozen kinds of ground', () => {
    expect(new Set([...seen.map(({ ground }) => ground), ...terrains]).size).toBeGreaterThanOrEqual(12)
  })
})

describe('no two pictures of one list look alike', () => {
  it.each(types.filter((type) => listOf(type).length > 0))('%s', (type) => expect(alike(listOf(type))).toEqual([]))

  it('looks at the lists that there are', () => expect(listOf('countries').length).toBeGreaterThan(10))
})
