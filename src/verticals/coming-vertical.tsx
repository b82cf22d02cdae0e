import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { telHref } from '#domain/traveller/tel-href.ts'
import { EveryDayHours } from '#/features/call-centre/every-day-hours.tsx'
import { buttonClass } from '#/ui/button-class.ts'
import { Icon } from '#/ui/icon.tsx'
import type { Coming } from './vertical.ts'

interface ComingVerticalProps {
  readonly vertical: Coming
  /** `h1` where it is what the page is about */
  readonly heading?: 'h1' | 'h2'
}

/** A vertical that cannot be searched here yet: what it will be, and what can be done today. */
export function ComingVertical({ vertical: { key, icon, title, what }, heading: Heading = 'h2' }: ComingVerticalProps) {
  const { i18n } = useLingui()
  return (
    <section className="flex flex-col gap-5 rounded-2xl border border-line bg-surface p-5 sm:flex-row sm:p-8">
      <span className="grid size-14 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-strong">
        <Icon name={icon} className="size-7" />
      </span>
      <div className="flex flex-col items-start gap-4">
        <div className="flex flex-col gap-1">
          <Heading className="text-lg sm:text-xl">{i18n._(title)}</Heading>
          <p className="max-w-140 text-muted">{i18n._(what)}</p>
        </div>
        <ByPhone />
        <div className="flex flex-wrap gap-3">
          <Link to="/contacta-con-nosotras" search={{ about: key }} className={buttonClass('secondary')}>
            <Icon name="i-lucide-message-square" />
            <Trans>Ask us in writing</Trans>
          </Link>
          <Link to="/" search={{}} resetScroll={false} className={buttonClass('quiet', 'base', 'max-sm:-mx-5')}>
            <Icon name="i-lucide-plane" />
            <Trans>Search flights</Trans>
          </Link>
        </div>
      </div>
    </section>
  )
}

/** The operator's telephone and its hours; where there is none, that nothing of this is sold yet. */
function ByPhone() {
  const { phone } = useRouter().options.context.page
  const { number } = phone
  if (number === undefined)
    return (
      <p>
        <Trans>Not available yet.</Trans>
      </p>
    )
  return (
    <div className="flex flex-col items-start gap-2">
      <a href={telHref(number)} className={buttonClass()}>
        <Icon name="i-lucide-phone" />
        <span>
          <Trans>
            Ask by phone: <span className="whitespace-nowrap">{number}</span>
          </Trans>
        </span>
      </a>
      <p className="text-sm text-muted">
        <EveryDayHours hours={phone} />
      </p>
    </div>
  )
}
