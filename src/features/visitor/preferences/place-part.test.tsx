import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { messages as en } from '#/i18n/catalogues/en.po'
import { messages as es } from '#/i18n/catalogues/es.po'
import { ipInfoOf } from '../ip-info.ts'
import { PlaceWords } from './place-part.tsx'

const catalogues = { es, en }

const said = (country: string, locale: 'es' | 'en'): string => {
  const info = ipInfoOf({ country }, locale)
  return renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale, messages: { [locale]: catalogues[locale] } })}>
      {info && <PlaceWords {...info} />}
    </I18nProvider>,
  )
}

const flag = (emoji: string) => `<span aria-hidden="true">${emoji}</span>`

it.each([
  [
    'CO',
    'en',
    `Your country, by your connection: ${flag('🇨🇴')} Colombia. Its currency (COP, Colombian Peso) stands beside prices unless you choose another.`,
  ],
  [
    'CO',
    'es',
    `Tu país, según tu conexión: ${flag('🇨🇴')} Colombia. Su moneda (COP, peso colombiano) aparece junto a los precios, salvo que elijas otra.`,
  ],
  ['US', 'es', `Tu país, según tu conexión: ${flag('🇺🇸')} Estados Unidos. Su moneda es la misma en que cobramos todo.`],
  [
    'JP',
    'en',
    `Your country, by your connection: ${flag('🇯🇵')} Japan. We cannot show its currency (JPY, Japanese Yen): prices are in US dollars unless you choose another.`,
  ],
  ['AQ', 'en', `Your country, by your connection: ${flag('🇦🇶')} Antarctica.`],
] as const)('%s in %s', (country, locale, words) => expect(said(country, locale)).toContain(words))

it('is nothing where the country is no country', () => expect(said('QQ', 'en')).toBe(''))
