import { type ScenePlace, hours, terrains } from '#/ui/scene/scene-place.ts'

const pick = <Item>(items: readonly [Item, ...Item[]], seed: number): Item => items[seed % items.length] ?? items[0]

/** A small picture for a place, the same every time. */
export const sceneOf = (code: string): ScenePlace => {
  const seed = [...code].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7)
  return { code, terrain: pick(terrains, seed), hour: pick(hours, seed >> 3) }
}
