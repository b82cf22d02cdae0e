import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { CallCard } from '#/features/call-centre/lazy-call-card.ts'
import type { SendForm } from '#/features/visitor-forms/use-visitor-form.ts'
import { StaticIsland } from '#/ui/hydration/static-island.tsx'
import { useWakingForCurrency } from '#/ui/money/use-waking-for-currency.ts'
import { JsonLd } from '#/ui/json-ld.tsx'
import { Notice } from '#/ui/notice.tsx'
import { CourseCard } from './course-card.tsx'
import { GradePrices } from './grade-prices.tsx'
import type { FoundSailing } from './loaded-sailing.ts'
import { OtherDates } from './other-dates.tsx'
import { SailingEnquiry } from './lazy-sailing-enquiry.ts'
import { Ship } from './lazy-ship.ts'
import { SailingHeading } from './sailing-heading.tsx'
import { sailingSchema } from './sailing-schema.ts'

interface SailingPageProps {
  readonly loaded: FoundSailing
  readonly send: SendForm
}

/** Everything about one sailing: where it goes day by day, what it costs, on which ship, and how to ask about it. */
export function SailingPage({ loaded: { sailing, others, departure, form, callCentre }, send }: SailingPageProps) {
  const { i18n } = useLingui()
  const { locale, page } = useRouter().options.context
  const waking = useWakingForCurrency()
  return (
    <div className="page-width flex flex-col gap-8 py-4 sm:gap-10 sm:py-6">
      <div className="flex flex-col gap-4">
        <JsonLd graph={sailingSchema(sailing, page.origin, locale, i18n)} />
        <SailingHeading sailing={sailing} departure={departure} />
        {departure === 'left' && <HasLeft />}
        {departure === 'closing' && <Closing />}
        <CourseCard sailing={sailing} />
      </div>
      <StaticIsland {...waking}>
        <GradePrices sailing={sailing} />
      </StaticIsland>
      <StaticIsland>
        <Suspense>
          <Ship sailing={sailing} />
        </Suspense>
      </StaticIsland>
      <OtherDates others={others} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] lg:items-start">
        <Suspense>
          <SailingEnquiry sailing={sailing} start={form} send={send} />
        </Suspense>
        <StaticIsland>
          <CallCard {...callCentre} />
        </StaticIsland>
      </div>
    </div>
  )
}

/** On the day of its sailing, wherever its port is. */
function Closing() {
  return (
    <Notice tone="warn" title={<Trans>This sailing is no longer sold online</Trans>}>
      <Trans>It leaves about now. Ask us whether you can still join it, or about the same route on another date.</Trans>
    </Notice>
  )
}

function HasLeft() {
  return (
    <Notice tone="warn" title={<Trans>This sailing has left</Trans>}>
      <Trans>Its prices are kept here to read. Ask us about the same route on another date.</Trans>
    </Notice>
  )
}
