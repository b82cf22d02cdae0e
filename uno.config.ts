import { defineConfig, presetIcons, presetWind4 } from 'unocss'
import { baseStyles } from './src/styles/base.ts'
import { cardVariants } from './src/styles/card-variants.ts'
import { forcedColourStyles } from './src/styles/forced-colours.ts'
import { iconSheet } from './src/styles/icon-sheet.ts'
import { mapStyles } from './src/styles/map.ts'
import { popPanelStyles } from './src/styles/pop-panel.ts'
import { proseStyles } from './src/styles/prose.ts'
import { refusedClasses } from './src/styles/refused-classes.ts'
import { sortThemeVariables } from './src/styles/sorted-theme-variables.ts'
import { colourStyles, colourTheme } from './src/styles/tokens.ts'

const icons = iconSheet()

export default defineConfig({
  /** class names also stand in `.ts` files, where several parts share them */
  content: { pipeline: { include: [/\/src\/.*\.tsx?($|\?)/] } },
  presets: [
    sortThemeVariables(presetWind4({ preflights: { reset: true } })),
    icons.preset,
    presetIcons({
      processor: icons.processor,
      collections: {
        lucide: () => import('@iconify-json/lucide/icons.json', { with: { type: 'json' } }).then((m) => m.default),
      },
    }),
  ],
  preflights: [
    { getCSS: () => colourStyles },
    { getCSS: () => baseStyles },
    { getCSS: () => proseStyles },
    { getCSS: () => mapStyles },
    { getCSS: () => popPanelStyles },
    { getCSS: () => forcedColourStyles },
  ],
  variants: cardVariants,
  blocklist: refusedClasses.map(({ pattern, instead }) => [pattern, { message: `write ${instead}` }]),
  shortcuts: {
    'page-width': 'mx-auto w-full max-w-300 px-4 sm:px-6',
    /** every time, price and duration: numbers that line up */
    figures: 'tabular-nums',
    /** one radio button of a segmented control */
    segment: [
      'flex min-h-9 items-center justify-center gap-2 rounded-lg px-3 text-sm font-semibold text-muted',
      'has-[:checked]:bg-raised has-[:checked]:text-ink has-[:checked]:shadow-sm',
      'has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-solid has-[:focus-visible]:outline-focus',
    ].join(' '),
    /** a link whose press area and focus ring are the whole of its card; what else is pressed there stands above it (`z-1`) */
    'stretched-link': [
      'after:content-empty after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-transparent',
      'focus-visible:after:outline-3 focus-visible:after:outline-focus focus-visible:after:outline-offset-[-3px]',
    ].join(' '),
    /** a control that a finger can hit and whose end can be seen */
    control: 'w-full min-h-12 rounded-lg border border-edge bg-surface text-ink px-3 text-base',
  },
  theme: {
    colors: colourTheme,
    font: { sans: "'Plus Jakarta Sans Variable', 'Plus Jakarta Fallback', system-ui, sans-serif" },
    text: {
      xs: { fontSize: '0.8125rem', lineHeight: '1.25rem' },
      sm: { fontSize: '0.9375rem', lineHeight: '1.375rem' },
      base: { fontSize: '1.0625rem', lineHeight: '1.625rem' },
      lg: { fontSize: '1.3125rem', lineHeight: '1.75rem' },
      xl: { fontSize: '1.75rem', lineHeight: '2.125rem' },
      '2xl': { fontSize: '2.5rem', lineHeight: '2.75rem' },
    },
  },
})
