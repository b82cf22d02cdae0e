import { defineConfig, presetIcons, presetWind4 } from 'unocss'
import { colourStyles, colourTheme } from './src/styles/tokens.ts'

export default defineConfig({
  presets: [
    presetWind4({ preflights: { reset: true } }),
    presetIcons({
      collections: {
        lucide: () => import('@iconify-json/lucide/icons.json', { with: { type: 'json' } }).then((m) => m.default),
        tabler: () => import('@iconify-json/tabler/icons.json', { with: { type: 'json' } }).then((m) => m.default),
      },
    }),
  ],
  preflights: [{ getCSS: () => colourStyles }],
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
