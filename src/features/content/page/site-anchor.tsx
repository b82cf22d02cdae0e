import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { type Locale, localizePathname } from '#/i18n/locale.ts'

interface SiteAnchorProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** of the site, without a language; it may have a query */
  readonly to: string
}

/** A link that needs no script, to a page in the language of this one. */
export function SiteAnchor({ to, children, ...rest }: SiteAnchorProps) {
  const { i18n } = useLingui()
  const [pathname = '/', ...more] = to.split(/(?=[?#])/)
  return (
    <a {...rest} href={localizePathname(pathname, i18n.locale as Locale) + more.join('')}>
      {children}
    </a>
  )
}
