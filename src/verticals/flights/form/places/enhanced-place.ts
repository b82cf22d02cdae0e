import type { FieldControl } from '#/ui/fields/field.tsx'
import type { Endpoint } from '../../search/flight-search.ts'

/** Where the caret stood in the field that was taken over. */
export interface Takeover {
  readonly start: number
  readonly end: number
  /** whoever pressed the field or typed into it waits for places; the focus alone asks for none */
  readonly open: boolean
}

/** What a better place field gets from the browser's own that it takes over from. */
export interface EnhancedPlaceProps {
  readonly endpoint: Endpoint
  readonly control: FieldControl
  readonly label: string
  readonly inputClass: string
  /** where the caret was; undefined where the field did not have the focus */
  readonly takeover: Takeover | undefined
}
