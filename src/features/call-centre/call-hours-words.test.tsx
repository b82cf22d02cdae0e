import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createTranslator } from '#/i18n/catalogue.ts'
import { CallHoursWords } from './call-hours-words.tsx'

const drawn = async (locale: 'es' | 'en', at: string): Promise<string> => {
  const { i18n } = await createTranslator({ locale, country: undefined }, undefined)
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <CallHoursWords hours={{ opens: 13, closes: 1, zone: 'UTC' }} now={new Date(at)} zone="Etc/GMT-12" />
    </I18nProvider>,
  )
  return markup.replaceAll(/<[^>]+>/g, '').replaceAll(/\s/g, ' ')
}

it.each([
  ['es', '2027-01-05T14:00:00Z', 'Abierto ahora, hasta las 13:00'],
  ['es', '2027-01-05T12:00:00Z', 'Cerrado ahora, abre a la 1:00'],
  ['en', '2027-01-05T14:00:00Z', 'Open now, until 1:00 PM'],
] as const)('in %s at %s', async (locale, at, words) => expect(await drawn(locale, at)).toContain(words))
