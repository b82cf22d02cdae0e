import { organisationAt } from '#domain/organisation.ts'
import { type Locale, localizePathname } from '#/i18n/locale.ts'
import { JsonLd } from '#/ui/json-ld.tsx'

interface HomeSchemaProps {
  readonly origin: string
  readonly locale: Locale
}

/** What search engines are told on the first page: the site's name, and whose it is. */
export function HomeSchema({ origin, locale }: HomeSchemaProps) {
  const site = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: 'Trayecto',
    url: origin + localizePathname('/', locale),
    inLanguage: locale,
    publisher: { '@id': `${origin}/#organization` },
  }
  return <JsonLd graph={[organisationAt(origin), site]} />
}
