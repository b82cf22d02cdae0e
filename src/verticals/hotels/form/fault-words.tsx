import { Trans } from '@lingui/react/macro'
import { mostAdultsOfSeveral, mostGuests, mostNights } from '#domain/stay.ts'
import type { DraftFault } from './hotel-draft.ts'

const missing = (field: DraftFault['field']) => {
  switch (field) {
    case 'destination':
      return <Trans>Tell us where you want to go.</Trans>
    case 'checkIn':
      return <Trans>Choose the day you arrive.</Trans>
    case 'checkOut':
      return <Trans>Choose the day you leave the hotel.</Trans>
    default:
      return <Trans>Choose the child’s age: prices depend on it.</Trans>
  }
}

/** What is wrong with a field of the form, and what to do about it. */
export function FaultWords({ fault: { field, code } }: { readonly fault: DraftFault }) {
  switch (code) {
    case 'missing':
      return missing(field)
    case 'unknown_place':
      return <Trans>We do not know that city or hotel. Choose one from the list.</Trans>
    case 'not_looked_up':
      return <Trans>We couldn’t find that place. Check your connection and try again.</Trans>
    case 'past':
      return <Trans>That day has passed. Choose a later one.</Trans>
    case 'too_far':
      return <Trans>Hotels do not sell that day yet. Choose an earlier one.</Trans>
    case 'before_check_in':
      return <Trans>A stay has one night at least. Choose a later day.</Trans>
    case 'too_long':
      return <Trans>A stay has {mostNights} nights at most. Choose an earlier day.</Trans>
    case 'too_many':
      return <Trans>One search holds {mostGuests} guests at most.</Trans>
    case 'too_many_adults':
      return <Trans>With several rooms each has {mostAdultsOfSeveral} adults at most.</Trans>
  }
}
