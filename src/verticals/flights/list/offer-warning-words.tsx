import { Trans } from '@lingui/react/macro'
import { formatDuration } from '#domain/time/duration.ts'
import { Icon, type IconName } from '#/ui/icon.tsx'
import { type OfferWarning, warningsOf } from '../offer/offer-warnings.ts'
import type { Slice } from '../offer/flight-offer.ts'
import type { FlightWords } from './use-flight-words.ts'

const icons: Record<OfferWarning['kind'], IconName> = {
  technical_stop: 'i-lucide-fuel',
  airport_change: 'i-lucide-bus',
  tight: 'i-lucide-timer',
  overnight: 'i-lucide-moon',
  long: 'i-lucide-hourglass',
}

function WarningWords({ warning, words }: { warning: OfferWarning; words: FlightWords }) {
  const city = words.city(warning.at)
  if (warning.kind === 'technical_stop') return <Trans>Technical stop in {city}: you stay with the same flight</Trans>
  const wait = formatDuration(warning.minutes)
  if (warning.kind === 'airport_change') {
    const next = warning.next
    const arrival = warning.at
    return (
      <Trans>
        Change of airport in {city}: from {arrival} to {next}, {wait}
      </Trans>
    )
  }
  if (warning.kind === 'tight')
    return (
      <Trans>
        Tight connection in {city}: {wait}
      </Trans>
    )
  if (warning.kind === 'overnight')
    return (
      <Trans>
        Overnight wait in {city}: {wait}
      </Trans>
    )
  return (
    <Trans>
      Long wait in {city}: {wait}
    </Trans>
  )
}

export function OfferWarnings({ slice, words }: { slice: Slice; words: FlightWords }) {
  const warnings = warningsOf(slice)
  if (warnings.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {warnings.map((warning) => (
        <li key={`${warning.kind} ${warning.at}`} className="flex items-center gap-1.5 text-sm text-warn">
          <Icon name={icons[warning.kind]} className="size-4" />
          <span>
            <WarningWords warning={warning} words={words} />
          </span>
        </li>
      ))}
    </ul>
  )
}
