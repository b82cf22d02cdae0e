/** What a named route does that others do not; the same outcomes as those of Duffel's test mode. */
export type NamedOutcome =
  | 'no-flights'
  | 'supplier-timeout'
  | 'gone-when-read'
  | 'price-rises'
  | 'order-fails'
  | 'balance-fails'
  | 'technical-stop'
  | 'no-bag-included'
  | 'no-extras'
  | 'hold-only'

const outcomes: { readonly [route: string]: NamedOutcome | undefined } = {
  'PVD-RAI': 'no-flights',
  'STN-LHR': 'supplier-timeout',
  'LGW-LHR': 'gone-when-read',
  'LHR-STN': 'price-rises',
  'LHR-LGW': 'order-fails',
  'LGW-STN': 'balance-fails',
  'DXB-AMS': 'technical-stop',
  'BTS-MRU': 'no-bag-included',
  'BTS-ABV': 'no-extras',
  'JFK-EWR': 'hold-only',
}

/** The outcome that a trip's first leg has by its name, whatever the date; null on all other routes. */
export const namedOutcome = (from: string, to: string): NamedOutcome | null => outcomes[`${from}-${to}`] ?? null
