import { Plural, Trans } from '@lingui/react/macro'
import { fallbackAge } from '#domain/activity-kinds.ts'

interface TravelerLabelProps {
  /** counted from 1 */
  readonly traveler: number
  /** of everybody, in the order of the party */
  readonly ages: readonly number[]
}

/** One of those who come along. Whoever gave no age counts as a grown-up, and is told no age. */
export function TravelerLabel({ traveler, ages }: TravelerLabelProps) {
  const age = ages[traveler - 1] ?? fallbackAge
  if (age === fallbackAge) return <Trans>Traveler {traveler}, adult</Trans>
  return (
    <Trans>
      Traveler {traveler}, <Plural value={age} one="# year" other="# years" />
    </Trans>
  )
}
