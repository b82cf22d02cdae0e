import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es'],
  orderBy: 'message',
  format: formatter({ lineNumbers: false, origins: false }),
  catalogs: [{ path: '<rootDir>/src/i18n/catalogues/{locale}', include: ['src'] }],
})
