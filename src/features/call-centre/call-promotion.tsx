import { Trans, useLingui } from '@lingui/react/macro'
import type { ToldPromotion } from '#/server/visitor/phone-promotion.server.ts'
import { isRunning } from '#domain/phone-promotion.ts'
import { zoneName } from '#domain/place/zone-name.ts'
import { Disclosure } from '#/ui/overlay/disclosure.tsx'
import { callWindow } from './call-hours.ts'
import { type WorkingHours, isAlwaysOpen } from './working-hours.ts'

interface CallPromotionProps {
  readonly promotion: ToldPromotion | undefined
  readonly hours: WorkingHours
  readonly now: Date
}

/** What is offered to whoever calls, with its terms: within its dates, and while somebody picks up (rule call-1). */
export function CallPromotion({ promotion, hours, now }: CallPromotionProps) {
  const { i18n } = useLingui()
  if (!promotion || !isRunning(promotion, now)) return null
  if (!isAlwaysOpen(hours) && !callWindow(hours, now).isOpen) return null
  const { words, terms, lastDay, zone } = promotion
  const day = i18n.date(`${lastDay}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' })
  const place = zoneName(i18n.locale, zone)
  return (
    <div className="rounded-xl bg-primary-soft px-4 pt-3 pb-1">
      <p className="font-semibold">{words}</p>
      <p className="text-sm figures">
        <Trans>
          By telephone only, through {day} ({place}).
        </Trans>
      </p>
      <Disclosure summary={<Trans>Terms of this offer</Trans>} summaryClass="text-sm">
        <div className="flex flex-col gap-2 pb-2 text-sm">
          {terms.split(/\n+/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Disclosure>
    </div>
  )
}
