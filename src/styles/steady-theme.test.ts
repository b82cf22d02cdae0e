import { type Preset, createGenerator, presetWind4 } from 'unocss'
import { expect, test } from 'vitest'
import { steadyTheme } from './steady-theme.ts'

const themeOf = async (
  classes: readonly string[],
  presets: (wind: Preset) => Preset[],
): Promise<string | undefined> => {
  const generator = await createGenerator({ presets: presets(presetWind4()) })
  const { getLayer } = await generator.generate(new Set(classes))
  return getLayer('theme')
}
const classes = ['rounded-xl', 'p-4', 'font-bold', 'text-sm', 'tracking-wider']
const backwards = classes.toReversed()
const steady = (wind: Preset) => [steadyTheme(wind), wind]
const alone = (wind: Preset) => [wind]

test('a style sheet says the same in whichever order its classes were met', async () => {
  const sheet = await themeOf(classes, steady)
  expect(sheet).toContain('--radius-xl')
  expect(await themeOf(backwards, steady)).toBe(sheet)
})

test('the preset alone does not: when it does, steadyTheme can go', async () => {
  expect(await themeOf(backwards, alone)).not.toBe(await themeOf(classes, alone))
})

test('a preset that tells nothing of its variables is refused', () => {
  const [preflight] = steadyTheme({ name: 'other' }).preflights ?? []
  expect(() => preflight?.getCSS(undefined as never)).toThrow('no longer tells')
})
