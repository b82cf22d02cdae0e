import { VisitQueries } from '#/features/answers/visit-queries-scope.tsx'
import type { EnhancedFieldProps } from '#/features/search/suggestions/enhanced-field.ts'
import { SuggestCombobox } from '#/features/search/suggestions/suggest-combobox.tsx'
import type { Endpoint } from '../../search/flight-search.ts'
import { useSearchForm } from '../search-form-scope.tsx'
import { usePlaceChoice } from './use-place-choice.tsx'
import { useResolvePlace } from './use-resolve-place.ts'

type Props = EnhancedFieldProps<Endpoint>

/** A place field that offers places as one types. */
export function PlaceCombobox(props: Props) {
  return (
    <VisitQueries>
      <AskingCombobox {...props} />
    </VisitQueries>
  )
}

function AskingCombobox(props: Props) {
  const resolve = useResolvePlace(useSearchForm().store)
  return (
    <SuggestCombobox
      {...props}
      choice={usePlaceChoice(props.name)}
      onLeave={() => void resolve(props.name).catch(() => undefined)}
    />
  )
}
