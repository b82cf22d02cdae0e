import { useLingui } from '@lingui/react/macro'
import { SuggestField } from '#/features/search/suggestions/suggest-field.tsx'
import type { EnhancedFields } from '#/features/search/suggestions/use-enhanced-field.ts'
import { FaultWords } from '../fault-words.tsx'
import { useDraft, useFault, useSearchForm } from '../search-form-scope.tsx'
import type { Endpoint } from '../../search/flight-search.ts'

interface PlaceFieldProps {
  readonly endpoint: Endpoint
  readonly className?: string
}

const enhanced: EnhancedFields<Endpoint> = {
  loadSheet: async () => (await import('./place-sheet.tsx')).PlaceSheet,
  loadCombobox: async () => (await import('./place-combobox.tsx')).PlaceCombobox,
}

/** Where from, or where to. */
export function PlaceField({ endpoint, className = '' }: PlaceFieldProps) {
  const { t } = useLingui()
  const { store } = useSearchForm()
  const fault = useFault(endpoint)
  return (
    <SuggestField
      name={endpoint}
      label={endpoint === 'from' ? t`From` : t`To`}
      placeholder={t`City or airport`}
      icon={endpoint === 'from' ? 'i-lucide-plane-takeoff' : 'i-lucide-plane-landing'}
      text={useDraft()[endpoint].text}
      onType={(text) => store.changePlace(endpoint, { text, place: undefined })}
      fault={fault && <FaultWords fault={fault} />}
      enhanced={enhanced}
      className={className}
    />
  )
}
