import { expect, it } from 'vitest'
import { circleOf } from './acyclic-scripts.ts'

const scripts = (imports: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(imports).map(([name, of]) => ({ fileName: `${name}.js`, name, imports: of.map((to) => `${to}.js`) }))

it('finds none where each script comes after what it imports', () => {
  expect(circleOf(scripts({ page: ['form', 'ui'], form: ['ui', 'outside'], ui: [] }))).toBeUndefined()
})

it('names those that wait for each other', () => {
  expect(circleOf(scripts({ page: ['form'], form: ['ui'], ui: ['price'], price: ['form'] }))).toEqual([
    'form',
    'ui',
    'price',
    'form',
  ])
})
