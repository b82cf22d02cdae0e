import { useLingui } from '@lingui/react/macro'
import { SuggestField } from '../suggestions/suggest-field.tsx'
import type { EnhancedFields } from '../suggestions/use-enhanced-field.ts'
import { useDestination } from './destination-scope.ts'

const enhanced: EnhancedFields<string> = {
  loadSheet: async () => (await import('./asking-destination.tsx')).DestinationSheet,
  loadCombobox: async () => (await import('./asking-destination.tsx')).DestinationCombobox,
}

/** A city, or a hotel by its name where one may be meant. */
export function DestinationField({ className = '' }: { readonly className?: string }) {
  const { t } = useLingui()
  const { store, draft, fault, sold } = useDestination()
  return (
    <SuggestField
      name="destination"
      label={t`Destination`}
      placeholder={sold === 'hotels' ? t`City or hotel` : t`City`}
      icon="i-lucide-map-pin"
      text={draft.text}
      onType={(text) => store.change({ destination: { text, chosen: undefined } })}
      fault={fault}
      enhanced={enhanced}
      className={className}
    />
  )
}
