import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const catalogue = (locale: string) => `src/i18n/catalogues/${locale}.po`
const locales = ['en', 'es']

const entriesOf = (po: string): string =>
  po
    .split('\n')
    .filter((line) => !line.startsWith('"POT-Creation-Date'))
    .join('\n')

const before = new Map(locales.map((locale) => [locale, readFileSync(catalogue(locale), 'utf8')]))
execFileSync('lingui', ['extract', '--clean'], { stdio: 'pipe' })
const stale = locales.filter(
  (locale) => entriesOf(readFileSync(catalogue(locale), 'utf8')) !== entriesOf(before.get(locale) ?? ''),
)
for (const [locale, po] of before) writeFileSync(catalogue(locale), po)
if (stale.length > 0) {
  console.error(`Words in the code are not in the catalogues (${stale.join(', ')}): npm run extract`)
  process.exit(1)
}
execFileSync('lingui', ['compile', '--strict'], { stdio: 'inherit' })
