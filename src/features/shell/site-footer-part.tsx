import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Locale, localizePathname } from '../../i18n/locale.ts'
import { Logo } from './logo.tsx'

const otherLanguage = {
  es: { locale: 'en', words: 'This page in English' },
  en: { locale: 'es', words: 'Esta página en español' },
} as const satisfies Record<Locale, { locale: Locale; words: string }>

const pages = [
  { to: '/', name: msg`Search flights` },
  { to: '/', tab: 'hotels', name: msg`Hotels` },
  { to: '/', tab: 'activities', name: msg`Activities` },
  { to: '/explorar', name: msg`Explore` },
  { to: '/paquetes', name: msg`Flight + hotel`, kind: 'packages' },
  { to: '/cruceros', name: msg`Cruises` },
  { to: '/turs', name: msg`Tours` },
  { to: '/vuelos', name: msg`Flights by country` },
  { to: '/aerolineas', name: msg`Airlines` },
  { to: '/inspiracion', name: msg`Inspiration` },
  { to: '/articulos', name: msg`Articles` },
  { to: '/noticias', name: msg`News` },
  { to: '/contacta-con-nosotras', name: msg`Contact` },
  { to: '/user/my-journey', name: msg`My journey` },
  { to: '/terminos-y-condiciones', name: msg`Terms and conditions` },
  { to: '/politica-de-privacidad', name: msg`Privacy` },
] as const

const linkClass = 'inline-flex min-h-9 items-center underline underline-offset-4 hover:text-primary-strong'

export interface SiteFooterProps {
  readonly locale: Locale
  /** how to reach the agency by telephone */
  readonly call: ReactNode
}

/** Only what is made up is said to be: an operator who has said who they are sells in earnest. */
export function WhoSells({ isDemonstration }: { readonly isDemonstration: boolean }) {
  return (
    <p className="text-muted">
      <Trans>An independent travel agency, not an airline.</Trans>
      {isDemonstration && ' '}
      {isDemonstration && (
        <Trans>This is a demonstration: its flights and prices are made up, and no money moves.</Trans>
      )}
    </p>
  )
}

export function SiteFooter({ locale, call }: SiteFooterProps) {
  const { t, i18n } = useLingui()
  const { pathname, searchStr } = useLocation()
  const { notSold, isDemonstration } = useRouter().options.context.page
  const other = otherLanguage[locale]
  return (
    <footer className="mt-16 border-t border-line bg-sunken text-sm print:hidden">
      <div className="page-width flex flex-col gap-8 py-10 md:flex-row md:justify-between">
        <div className="flex max-w-110 flex-col gap-3">
          <Logo />
          <WhoSells isDemonstration={isDemonstration} />
        </div>
        <nav aria-label={t`Footer`}>
          <ul className="grid gap-x-[40px] gap-y-1 sm:grid-cols-[auto_auto_auto]">
            {pages
              .filter((page) => !('kind' in page && notSold.includes(page.kind)))
              .map(({ to, name, ...page }) => (
                <li key={name.id}>
                  <Link to={to} search={'tab' in page ? { tab: page.tab } : {}} className={linkClass}>
                    {i18n._(name)}
                  </Link>
                </li>
              ))}
            {call && <li>{call}</li>}
            <li>
              <a
                href={localizePathname(pathname, other.locale) + searchStr}
                hrefLang={other.locale}
                lang={other.locale}
                className={linkClass}
              >
                {other.words}
              </a>
            </li>
          </ul>
        </nav>
      </div>
      <p className="page-width pb-8 text-xs text-muted">
        <Trans>Airports: airport-data-js (CC BY 4.0). Maps: Natural Earth.</Trans>
      </p>
    </footer>
  )
}
