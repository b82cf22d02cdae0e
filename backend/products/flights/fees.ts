/** A fee that the operator takes, inside the first price that anyone sees (rule money-5). */
export interface Fee {
  readonly code: string
  readonly label: { readonly en: string; readonly es: string }
  /** `value` is US cents a traveller, US cents a booking, or hundredths of a traveller's fare with taxes */
  readonly kind: 'per-traveller' | 'per-booking' | 'percent'
  readonly value: number
}

/** None until an operator assigns one. */
export const fees: readonly Fee[] = []
