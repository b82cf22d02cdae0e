import { Trans } from '@lingui/react/macro'
import type { DraftFault } from './search-draft.ts'

const missing = (field: DraftFault['field']) => {
  switch (field) {
    case 'from':
      return <Trans>Tell us where you leave from.</Trans>
    case 'to':
      return <Trans>Tell us where you want to go.</Trans>
    case 'departure':
      return <Trans>Choose the day you leave.</Trans>
    case 'return':
      return <Trans>Choose the day you come back.</Trans>
    default:
      return <Trans>Choose the child’s age: fares depend on it.</Trans>
  }
}

/** What is wrong with a field of the search form, and what to do about it. */
export function FaultWords({ fault }: { readonly fault: DraftFault }) {
  switch (fault.code) {
    case 'missing':
      return missing(fault.field)
    case 'same_place':
      return <Trans>You leave from there. Choose another destination.</Trans>
    case 'unknown_place':
      return <Trans>We do not know that place. Choose one from the list.</Trans>
    case 'not_looked_up':
      return <Trans>We couldn’t find that place. Check your connection and try again.</Trans>
    case 'past':
      return <Trans>That day has passed. Choose a later one.</Trans>
    case 'too_far':
      return <Trans>Airlines do not sell that day yet. Choose an earlier one.</Trans>
    case 'before_departure':
      return <Trans>You cannot come back before you leave. Choose a later day.</Trans>
    case 'too_many':
      return <Trans>One search holds nine travelers at most, and no more infants than adults.</Trans>
  }
}
