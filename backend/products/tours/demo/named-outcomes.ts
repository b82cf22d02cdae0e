/** What happens with the tours of the place of tests: one each. */
export const namedOutcomes = [
  'standard',
  'few',
  'guaranteed',
  'sold_out',
  'on_request_granted',
  'on_request_refused',
  'price_up',
  'answer_lost',
  'too_few_travellers',
  'age_not_allowed',
] as const
export type NamedOutcome = (typeof namedOutcomes)[number]
