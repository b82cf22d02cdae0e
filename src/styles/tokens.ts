import { paper } from './paper.ts'

/** Every colour of the product, as [light, dark]. A test holds the pairs that meet to WCAG AA. */
export const colours = {
  paper,
  /** cards and fields on the ground */
  surface: ['#ffffff', '#1d2326'],
  /** a quiet block inside a card, a hovered row */
  sunken: ['#f2ede4', '#262d31'],
  /** what lies on a quiet block, as the chosen part of a switch: lighter than it, by night too */
  raised: ['#ffffff', '#3d484e'],
  ink: ['#1a2226', '#eef1ef'],
  /** secondary words; still AA on paper, surface and sunken */
  muted: ['#55616a', '#a9b4b8'],
  line: ['#e0d9cd', '#364046'],
  /** borders that tell where a control ends: 3:1 on its ground */
  edge: ['#7a8384', '#84919a'],
  primary: ['#0f6b5c', '#5fcbb4'],
  'primary-strong': ['#0a5347', '#86dcc9'],
  /** words on primary */
  'on-primary': ['#ffffff', '#08231e'],
  'primary-soft': ['#dff0eb', '#16352f'],
  accent: ['#b8402a', '#ff9d85'],
  'accent-soft': ['#fbe7e1', '#40211a'],
  good: ['#1e6b34', '#86d69b'],
  'good-soft': ['#e0f2e4', '#17331f'],
  warn: ['#80550a', '#f0c169'],
  'warn-soft': ['#fbeecf', '#3a2c0d'],
  danger: ['#a8231c', '#ff958c'],
  'danger-soft': ['#fde4e1', '#421a17'],
  focus: ['#1557c0', '#8fbaff'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

const declarations = (index: 0 | 1): string =>
  Object.entries(colours)
    .map(([name, pair]) => `--c-${name}:${pair[index]};`)
    .join('')

/** The tokens as custom properties: the system's choice unless `<html data-theme>` names one. Paper is always light. */
export const colourStyles = [
  `:root{color-scheme:light;${declarations(0)}}`,
  `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${declarations(1)}}}`,
  `@media screen{:root[data-theme=dark]{color-scheme:dark;${declarations(1)}}}`,
].join('\n')

export const colourTheme = Object.fromEntries(Object.keys(colours).map((name) => [name, `var(--c-${name})`]))
