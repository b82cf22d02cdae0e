import { Plural, Trans } from '@lingui/react/macro'
import type { PartyRefusal } from '#contract/products/activities/activity-availability.ts'
import type { ActivityOption } from './loaded-activity.ts'
import { useActivityWords } from './use-activity-words.ts'

interface RefusalWordsProps {
  readonly refusal: PartyRefusal
  readonly option: Pick<ActivityOption, 'units' | 'minUnits' | 'maxUnits'>
}

/** Why a party cannot have an option, with the ages that are the reason, and what it takes instead. */
export function RefusalWords({ refusal: { reason, ages }, option }: RefusalWordsProps) {
  const words = useActivityWords()
  const own = words.list([...new Set(ages)].toSorted((a, b) => a - b))
  switch (reason) {
    case 'age_not_allowed': {
      const taken = words.list(option.units.map((unit) => words.unit(unit)))
      return (
        <Trans>
          Not for these ages: {own}. It takes {taken}.
        </Trans>
      )
    }
    case 'needs_adult': {
      const needed = new Set(
        option.units
          .filter(({ minAge, maxAge }) => ages.some((age) => age >= minAge && age <= maxAge))
          .flatMap(({ accompaniedBy }) => accompaniedBy),
      )
      const grownUps = words.list(
        option.units.filter(({ unitCode }) => needed.has(unitCode)).map((unit) => words.unit(unit)),
      )
      return (
        <Trans>
          At these ages nobody comes along alone: {own}. Add somebody to your group: {grownUps}.
        </Trans>
      )
    }
    case 'too_few':
      return (
        <Plural
          value={option.minUnits}
          one="It takes groups of # person or more."
          other="It takes groups of # people or more."
        />
      )
    case 'too_many':
      return (
        <Plural
          value={option.maxUnits}
          one="It takes # person at most in one booking."
          other="It takes # people at most in one booking."
        />
      )
  }
}
