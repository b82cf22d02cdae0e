import { Trans } from '@lingui/react/macro'
import { mostActivityDays } from '#domain/activity-kinds.ts'
import { mostGuests } from '#domain/stay.ts'
import type { DraftFault } from './activity-draft.ts'

const missing = (field: DraftFault['field']) => {
  switch (field) {
    case 'destination':
      return <Trans>Tell us where you want to go.</Trans>
    case 'from':
      return <Trans>Choose your first day.</Trans>
    case 'to':
      return <Trans>Choose your last day.</Trans>
    case 'party':
      return <Trans>Tell us who is coming: at least one person.</Trans>
  }
}

/** What is wrong with a field of the form, and what to do about it. */
export function FaultWords({ fault: { field, code } }: { readonly fault: DraftFault }) {
  switch (code) {
    case 'missing':
      return missing(field)
    case 'unknown_place':
      return <Trans>We have no activities in that city. Choose one from the list.</Trans>
    case 'not_looked_up':
      return <Trans>We couldn’t find that place. Check your connection and try again.</Trans>
    case 'past':
      return <Trans>That day has passed. Choose a later one.</Trans>
    case 'too_far':
      return <Trans>Activities are not sold for that day yet. Choose an earlier one.</Trans>
    case 'before_first':
      return <Trans>The last day is not before the first. Choose a later day.</Trans>
    case 'too_long':
      return <Trans>One search has {mostActivityDays} days at most. Choose an earlier day.</Trans>
    case 'too_many':
      return <Trans>One search holds {mostGuests} travelers at most.</Trans>
  }
}
