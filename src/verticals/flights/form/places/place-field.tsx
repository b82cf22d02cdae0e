import { useLingui } from '@lingui/react/macro'
import { SuggestField } from '#/features/search/suggestions/suggest-field.tsx'
import { FaultWords } from '../fault-words.tsx'
import { betterPlaceFields } from './better-place-fields.ts'
import { useDraft, useFault, useSearchForm } from '../search-form-scope.tsx'
import type { Endpoint } from '../../search/flight-search.ts'

interface PlaceFieldProps {
  readonly endpoint: Endpoint
  readonly className?: string
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
      enhanced={betterPlaceFields}
      className={className}
    />
  )
}
