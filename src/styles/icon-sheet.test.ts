import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }
import { createGenerator, presetIcons } from 'unocss'
import { expect, test } from 'vitest'
import { iconSheet } from './icon-sheet.ts'

/** An icon that is a filled shape, as none of ours is. */
const filled = {
  prefix: 'own',
  icons: { dot: { body: '<circle cx="12" cy="12" r="4" fill="currentColor"/>' } },
  width: 24,
  height: 24,
}

const sheetOf = async (classes: readonly string[]): Promise<string> => {
  const { processor, preset } = iconSheet()
  const generator = await createGenerator({
    presets: [preset, presetIcons({ processor, collections: { lucide: async () => lucide, own: async () => filled } })],
  })
  const { getLayer } = await generator.generate(new Set(classes))
  return getLayer('icons') ?? ''
}

const pictureOf = (sheet: string): string =>
  decodeURIComponent(sheet.slice(sheet.indexOf('utf8,') + 5, sheet.indexOf('")')))

const classes = ['i-lucide-plane', 'i-lucide-bed-double', 'i-lucide-map']

test('every icon is a square of one picture, and its class says which', async () => {
  const sheet = await sheetOf(classes)
  expect(sheet.match(/url\(/g)).toHaveLength(1)
  const picture = pictureOf(sheet)
  expect(picture).toContain("viewBox='0 0 72 72'")
  expect(
    [...picture.matchAll(/<(?:path|g) transform='translate\((\d+) (\d+)\)'/g)].map(([, x, y]) => `${x} ${y}`),
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

test('an icon is one path, however many shapes it is made of, and lines are described once', async () => {
  const picture = pictureOf(await sheetOf(['i-lucide-baby', 'i-lucide-phone-call', 'i-lucide-search']))
  expect(picture.match(/<[a-z]+/g)).toEqual(['<svg', '<path', '<path', '<path'])
  expect(picture.match(/stroke-width/g)).toHaveLength(1)
})

test('an icon that is not drawn in lines is refused by its name', async () => {
  await expect(sheetOf(['i-own-dot'])).rejects.toThrow('i-own-dot is not drawn in lines')
})
