import { useRouter } from '@tanstack/react-router'
import { VisitQueries } from '#/features/answers/visit-queries-scope.tsx'
import type { EnhancedFieldProps } from '../suggestions/enhanced-field.ts'
import { SuggestCombobox } from '../suggestions/suggest-combobox.tsx'
import { SuggestSheet } from '../suggestions/suggest-sheet.tsx'
import { useDestination } from './destination-scope.ts'
import { resolveTypedDestination } from './resolve-typed-destination.ts'
import { useDestinationChoice } from './use-destination-choice.tsx'

/** The destination with a list below it as one types. */
export function DestinationCombobox(props: EnhancedFieldProps) {
  return (
    <VisitQueries>
      <AskingCombobox {...props} />
    </VisitQueries>
  )
}

function AskingCombobox(props: EnhancedFieldProps) {
  const { store, sold } = useDestination()
  const { locale } = useRouter().options.context
  // where they cannot be asked for, the search says so
  const settle = (): void => void resolveTypedDestination(store, locale, sold).catch(() => undefined)
  return <SuggestCombobox {...props} choice={useDestinationChoice()} onLeave={settle} />
}

/** The destination of a phone. */
export function DestinationSheet(props: EnhancedFieldProps) {
  return (
    <VisitQueries>
      <AskingSheet {...props} />
    </VisitQueries>
  )
}

function AskingSheet(props: EnhancedFieldProps) {
  return <SuggestSheet {...props} choice={useDestinationChoice()} />
}
