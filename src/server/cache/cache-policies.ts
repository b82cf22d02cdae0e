/** How long an answer is kept and believed, in seconds. All of the site's shared caches are named here. */
export interface CachePolicy {
  /** the first part of every key; raise its number when the shape of what is kept changes */
  readonly name: string
  /** taken without asking again */
  readonly fresh: number
  /** kept for the case that asking again fails */
  readonly kept: number
  /** an older answer is given at once and asked for again behind it, instead of before it */
  readonly staleFirst?: boolean
}

const hour = 3600
const day = 24 * hour

export const cachePolicies = {
  /** whole pages (decision 0116): an old one is given while it is drawn anew */
  pages: { name: 'page-1', fresh: 60, kept: 300, staleFirst: true },
  /** 1800 s (rule search-5); an offer's own expiry can end it sooner */
  flightSearch: { name: 'flight-search-1', fresh: 1800, kept: 1800 },
  /** 1800 s (rule search-5) */
  hotelSearch: { name: 'hotel-search-3', fresh: 1800, kept: 1800 },
  activitySearch: { name: 'activity-search-2', fresh: 1800, kept: 1800 },
  activities: { name: 'activities-1', fresh: hour, kept: day },
  /** 1800 s (rule search-5); an offer's own expiry can end it sooner */
  packageFlights: { name: 'package-flights-1', fresh: 1800, kept: 1800 },
  packageStays: { name: 'package-stays-3', fresh: 600, kept: 600 },
  /** 1800 s (rule search-5) */
  tourSearch: { name: 'tour-search-2', fresh: 1800, kept: 1800 },
  tours: { name: 'tours-1', fresh: hour, kept: day },
  flightPrices: { name: 'flight-prices-1', fresh: 1800, kept: 3 * hour },
  cheapestFlights: { name: 'cheapest-flights-1', fresh: 1800, kept: 3 * hour },
  /** as long as a page takes to be read before its booking begins */
  quotes: { name: 'quotes-1', fresh: 300, kept: 300 },
  destinations: { name: 'destinations-1', fresh: day, kept: 7 * day },
  airports: { name: 'airports-1', fresh: day, kept: 7 * day },
  /** 86,400 s (rule content-3); an old page is better than none */
  content: { name: 'content-2', fresh: day, kept: 365 * day, staleFirst: true },
  /** as long as their list is believed */
  cruiseTeasers: { name: 'cruise-teasers-1', fresh: hour, kept: day },
  contacts: { name: 'contacts-1', fresh: day, kept: 365 * day, staleFirst: true },
  /** found by what is drawn, so an old one is never asked for; another name for another way of drawing */
  pictures: { name: 'pictures-2', fresh: day, kept: day },
  /** 1800 s (rule search-5) */
  assistant: { name: 'assistant-1', fresh: 1800, kept: 1800 },
  /** found by a digest of a visitor's address */
  geolocation: { name: 'geolocation-1', fresh: day, kept: day },
  exchangeRates: { name: 'exchange-rates-1', fresh: hour, kept: 2 * day },
} as const satisfies Record<string, CachePolicy>
