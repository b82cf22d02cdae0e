import type { InfoData } from '#/server/visitor/info-data-schema.ts'
import type { FormKind, Typed } from './form-fields.ts'
import type { FormFaults } from './form-rules.ts'

/** What came of a form. */
export type FormOutcome =
  /** a review is `verified` where it is one of a booking that its writer can open; no other form is */
  | { readonly status: 'sent'; readonly verified: boolean }
  | { readonly status: 'refused'; readonly faults: FormFaults }
  /** a field that people do not see was filled in */
  | { readonly status: 'trapped' }
  | { readonly status: 'limited'; readonly minutes: number }
  | { readonly status: 'unavailable' }

/** What a form begins with. */
export interface FormStart {
  /** random; the same words under it are kept once, however often they are sent */
  readonly key: string
  /** what was typed and what came of it, where the page answers a form that was just sent */
  readonly typed: Typed
  readonly outcome: FormOutcome | undefined
}

export interface SentForm {
  readonly kind: FormKind
  readonly typed: Typed
  readonly key: string
  readonly language: 'en' | 'es'
  /** of the field that people do not see */
  readonly trap: string
  /** the id of the booking that a review is about */
  readonly booking: string
  /** the IANA zone of the device that it was written on */
  readonly timeZone?: string
  /** where whoever writes came from, as far as they let that be told */
  readonly infoData?: InfoData
}

/** Where the answer to a form is told: what is led to by its id and can have the focus has it, with scripts or without. */
export const reportId = (kind: FormKind): string => `${kind}-report`
