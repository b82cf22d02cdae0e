import type { ActivityKind } from '#domain/activity-kinds.ts'
import type { NamedOutcome } from '../named-outcomes.ts'
import type { KindTerms } from './kind-terms.ts'

/** What is different of the activities of the place of tests, which else are walks. */
const ownTerms: Partial<Record<NamedOutcome, Partial<KindTerms> & { readonly kind?: ActivityKind }>> = {
  hold_not_provided: { capacity: 2 },
  weather_cancelled: { needsWeather: true },
  too_few_travellers: { fewest: 6 },
  age_not_allowed: { audience: 'grown_ups' },
  pickup_free_text: { hasPickup: true },
  questions_all_types: { hasPickup: true },
  opening_hours_pass: { kind: 'ticket', closesWeekly: false },
  freesale: { kind: 'bus' },
  all_sales_final: { cancelling: 'ALL_SALES_FINAL' },
}

export const testTerms = (outcome: NamedOutcome): Partial<KindTerms> & { readonly kind: ActivityKind } => ({
  kind: 'walk',
  ...ownTerms[outcome],
})
