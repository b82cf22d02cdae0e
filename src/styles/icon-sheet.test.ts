import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }
import { createGenerator, presetIcons } from 'unocss'
import { expect, test } from 'vitest'
import { iconSheet } from './icon-sheet.ts'

const sheetOf = async (classes: readonly string[]): Promise<string> => {
  const { processor, preset } = iconSheet()
  const generator = await createGenerator({
    presets: [preset, presetIcons({ processor, collections: { lucide: async () => lucide } })],
  })
  const { getLayer } = await generator.generate(new Set(classes))
  return getLayer('icons') ?? ''
}

const classes = ['i-lucide-plane', 'i-lucide-bed-double', 'i-lucide-map']

test('every icon is a square of one picture, and its class says which', async () => {
  const sheet = await sheetOf(classes)
  expect(sheet.match(/url\(/g)).toHaveLength(1)
  const picture = decodeURIComponent(sheet.slice(sheet.indexOf('utf8,') + 5, sheet.indexOf('")')))
  expect(picture).toContain("viewBox='0 0 72 72'")
  expect(
    [...picture.matchAll(/<svg x='(\d+)' y='(\d+)' width='24' height='24' viewBox='0 0 24 24'/g)].map(
      ([, x, y]) => `${x} ${y}`,
    ),
  ).toEqual(['0 0', '48 0', '0 48'])
  expect(sheet).toContain(
    '.i-lucide-bed-double{--icon-at:0% 0%}.i-lucide-map{--icon-at:100% 0%}.i-lucide-plane{--icon-at:0% 100%}',
  )
  expect(sheet).toContain('-webkit-mask-size:300%;')
})

test('a class of no icon draws nothing, rather than the first of the sheet', async () => {
  const sheet = await sheetOf([...classes, 'i-lucide-no-such-icon'])
  expect(sheet).not.toContain('no-such-icon')
  expect(sheet).toMatch(
    /\.i-lucide-bed-double,\s*\.i-lucide-map,\s*\.i-lucide-plane\s*\{\s*background-color:currentColor/,
  )
  expect(/\.icon\{[^}]*background/.test(sheet)).toBe(false)
})

test('the sheet says the same in whichever order its icons were met', async () => {
  expect(await sheetOf(classes.toReversed())).toBe(await sheetOf(classes))
})
