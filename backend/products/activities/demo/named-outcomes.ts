/** What happens with the activities of the place of tests: one each, under the name that other suppliers' tests have for it. */
export const namedOutcomes = [
  'standard',
  'sold_out',
  'limited',
  'price_up',
  'hold_expired',
  'hold_not_provided',
  'manual_confirmed',
  'manual_rejected',
  'answer_lost',
  'duplicate',
  'weather_cancelled',
  'too_few_travellers',
  'age_not_allowed',
  'needs_adult',
  'questions_all_types',
  'pickup_free_text',
  'opening_hours_pass',
  'freesale',
  'all_sales_final',
] as const
export type NamedOutcome = (typeof namedOutcomes)[number]
