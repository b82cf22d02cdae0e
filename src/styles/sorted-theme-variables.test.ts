import { type Preset, createGenerator, presetWind4 } from 'unocss'
import { expect, test } from 'vitest'
import { sortThemeVariables } from './sorted-theme-variables.ts'

const themeOf = async (classes: readonly string[], wind: Preset): Promise<string | undefined> => {
  const generator = await createGenerator({ presets: [wind] })
  const { getLayer } = await generator.generate(new Set(classes))
  return getLayer('theme')
}
const classes = ['rounded-xl', 'p-4', 'font-bold', 'text-sm', 'tracking-wider']
const backwards = classes.toReversed()

test('a style sheet says the same in whichever order its classes were met', async () => {
  const sheet = await themeOf(classes, sortThemeVariables(presetWind4()))
  expect(sheet).toContain('--radius-xl')
  expect(await themeOf(backwards, sortThemeVariables(presetWind4()))).toBe(sheet)
})

test('the reset still gets the typeface that it asks for', async () => {
  expect(await themeOf(classes, sortThemeVariables(presetWind4()))).toContain('--default-font-family: var(--font-sans)')
})

test('the preset alone does not sort: when it does, sortThemeVariables can go', async () => {
  expect(await themeOf(backwards, presetWind4())).not.toBe(await themeOf(classes, presetWind4()))
})

test('a preset that tells nothing of its variables is refused', () => {
  expect(() => sortThemeVariables({ name: 'other' })).toThrow('no longer tells')
})
