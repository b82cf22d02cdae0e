import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '#/ui/icon.tsx'
import { TitledCard } from '#/ui/titled-card.tsx'
import type { TourPage } from '../offer/tour.ts'

/** What the price holds, what it does not, and what comes back to whoever cancels. */
export function TourTerms({ tour: { included, notIncluded, refunds } }: { readonly tour: TourPage }) {
  const [last] = refunds.toReversed()
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      <TitledCard title={<Trans>Included</Trans>}>
        <Lines lines={included} icon={<Icon name="i-lucide-check" className="mt-0.5 size-4.5 text-good" />} />
      </TitledCard>
      <TitledCard title={<Trans>Not included</Trans>}>
        <Lines lines={notIncluded} icon={<Icon name="i-lucide-minus" className="mt-0.5 size-4.5 text-muted" />} />
      </TitledCard>
      <TitledCard title={<Trans>If you cancel</Trans>}>
        <ul className="flex flex-col gap-1.5 text-sm">
          {refunds.map(({ daysBefore, percentage }) => (
            <li key={daysBefore}>
              <RefundWords daysBefore={daysBefore} kept={100 - percentage} />
            </li>
          ))}
          {last && (
            <li>
              <Trans>Later than that: nothing comes back</Trans>
            </li>
          )}
          <li>
            <Trans>If the tour is called off, everything you paid comes back.</Trans>
          </li>
        </ul>
      </TitledCard>
    </div>
  )
}

/** What is kept is a share of the whole price, of which a deposit alone may have been paid. */
function RefundWords({ daysBefore, kept }: { readonly daysBefore: number; readonly kept: number }) {
  return kept === 0 ? (
    <Plural
      value={daysBefore}
      one="Until # day before: canceling is free"
      other="Until # days before: canceling is free"
    />
  ) : (
    <Plural
      value={daysBefore}
      one={`Until # day before: canceling costs ${kept}% of the total price`}
      other={`Until # days before: canceling costs ${kept}% of the total price`}
    />
  )
}

function Lines({ lines, icon }: { readonly lines: readonly string[]; readonly icon: ReactNode }) {
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {lines.map((line) => (
        <li key={line} className="flex gap-2">
          {icon}
          {line}
        </li>
      ))}
    </ul>
  )
}
