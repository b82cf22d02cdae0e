import { expect, it } from 'vitest'
import { timesOf } from './cpu-profile.ts'

const node = (id: number, functionName: string, hitCount: number, children: number[] = []) => ({
  id,
  callFrame: { functionName, url: functionName.startsWith('(') ? '' : 'file:///site/page-a1b2c3d4.js', lineNumber: 4 },
  hitCount,
  children,
})

it('tells what each function took by itself and with what it called, itself called again counted once', () => {
  const nodes = [
    node(1, '(root)', 0, [2, 6]),
    node(2, 'render', 2, [3]),
    node(3, 'Home', 1, [4]),
    node(4, 'render', 3, [5]),
    node(5, 'escape', 4),
    node(6, '(idle)', 50),
  ]
  expect(timesOf({ nodes })).toEqual([
    { name: 'escape page.js:5', self: 0.4, total: 0.4 },
    { name: 'Home page.js:5', self: 0.1, total: 0.8 },
    { name: 'render page.js:5', self: 0.5, total: 1 },
  ])
})
