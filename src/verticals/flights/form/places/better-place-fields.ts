import type { EnhancedFields } from '#/features/search/suggestions/use-enhanced-field.ts'
import type { Endpoint } from '../../search/flight-search.ts'

/** What suggests places while they are typed. */
export const betterPlaceFields: EnhancedFields<Endpoint> = {
  loadSheet: async () => (await import('./place-sheet.tsx')).PlaceSheet,
  loadCombobox: async () => (await import('./place-combobox.tsx')).PlaceCombobox,
}
