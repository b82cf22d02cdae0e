import { Trans } from '@lingui/react/macro'
import type { Locale } from '#/i18n/locale.ts'
import { Icon } from '#/ui/icon.tsx'
import { CallLink } from './call-link.tsx'

interface CallLinksProps {
  readonly locale: Locale
}

/** On a narrow window there is no room for it, and the footer's is there. */
export function HeaderCall({ locale }: CallLinksProps) {
  return (
    <CallLink
      locale={locale}
      className="flex min-h-11 items-center gap-2 rounded-lg px-2.5 text-sm font-semibold hover:bg-sunken max-sm:hidden"
    >
      <Icon name="i-lucide-phone" />
      <span className="max-lg:sr-only">
        <Trans>Call us</Trans>
      </span>
    </CallLink>
  )
}

export function FooterCall({ locale }: CallLinksProps) {
  return (
    <CallLink
      locale={locale}
      className="inline-flex min-h-9 items-center underline underline-offset-4 hover:text-primary-strong"
    >
      <Trans>Call us</Trans>
    </CallLink>
  )
}
