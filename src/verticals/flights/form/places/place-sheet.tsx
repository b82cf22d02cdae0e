import { VisitQueries } from '#/features/answers/visit-queries-scope.tsx'
import type { EnhancedFieldProps } from '#/features/search/suggestions/enhanced-field.ts'
import { SuggestSheet } from '#/features/search/suggestions/suggest-sheet.tsx'
import type { Endpoint } from '../../search/flight-search.ts'
import { usePlaceChoice } from './use-place-choice.tsx'

type Props = EnhancedFieldProps<Endpoint>

/** The place field of a phone. */
export function PlaceSheet(props: Props) {
  return (
    <VisitQueries>
      <AskingSheet {...props} />
    </VisitQueries>
  )
}

function AskingSheet(props: Props) {
  return <SuggestSheet {...props} choice={usePlaceChoice(props.name)} />
}
