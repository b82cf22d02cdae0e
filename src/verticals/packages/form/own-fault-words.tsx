import { Trans } from '@lingui/react/macro'
import { mostAdultsOfSeveral, mostGuests, mostNights } from '#domain/stay.ts'
import type { OwnFault } from './package-draft.ts'

/** What is wrong with a field, and what to do about it. */
export function OwnFaultWords({ fault: { code } }: { readonly fault: OwnFault }) {
  switch (code) {
    case 'no_night':
      return <Trans>A flight with a hotel needs a night between. Choose a later day.</Trans>
    case 'too_many_nights':
      return <Trans>A stay has {mostNights} nights at most. Choose an earlier day.</Trans>
    case 'too_many':
      return <Trans>One search holds {mostGuests} guests at most.</Trans>
    case 'too_many_adults':
      return <Trans>With several rooms each has {mostAdultsOfSeveral} adults at most.</Trans>
    case 'more_babies_than_adults':
      return <Trans>Each child under two flies on an adult’s lap: there cannot be more of them than adults.</Trans>
    case 'missing':
      return <Trans>Choose the child’s age: prices depend on it.</Trans>
  }
}
