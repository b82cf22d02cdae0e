import { Trans } from '@lingui/react/macro'
import { telHref } from '#domain/traveller/tel-href.ts'
import { buttonClass } from '#/ui/button-class.ts'
import { Icon } from '#/ui/icon.tsx'

export function CallButton({ number }: { readonly number: string }) {
  return (
    <a href={telHref(number)} className={buttonClass('primary', 'base', 'self-start')}>
      <Icon name="i-lucide-phone" />
      <span className="figures">
        <Trans>Call {number}</Trans>
      </span>
    </a>
  )
}
