import { Trans, useLingui } from '@lingui/react/macro'
import type { Departures, TourPage } from '../offer/tour.ts'

interface RefusalWordsProps {
  readonly tour: Pick<TourPage, 'ages' | 'group'>
  readonly refusal: NonNullable<Departures['refusal']>
}

/** Why the party cannot come on any day. */
export function RefusalWords({ tour: { ages, group }, refusal }: RefusalWordsProps) {
  const { i18n } = useLingui()
  const told = new Intl.ListFormat(i18n.locale).format(refusal.ages.map((age) => i18n.number(age)))
  switch (refusal.reason) {
    case 'age_not_allowed':
      return (
        <Trans>
          It is for ages {ages.from} to {ages.to}, and you asked for {told}.
        </Trans>
      )
    case 'needs_adult':
      return <Trans>Every room needs an adult. Bring one more, or fewer children.</Trans>
    case 'too_many':
      return <Trans>A group has {group.most} travelers at most.</Trans>
  }
}
