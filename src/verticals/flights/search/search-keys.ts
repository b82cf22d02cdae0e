/** Names of the URL's parameters that make up the search; all others belong to somebody else and are kept. */
export const searchKeys = [
  'from',
  'to',
  'departure',
  'return',
  'tripType',
  'adults',
  'children',
  'ages',
  'infants',
  'cabin',
  'fares',
] as const
