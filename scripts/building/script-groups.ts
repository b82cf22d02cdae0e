/** The bundler's groups: which modules of the browser's build share a file whoever else needs them. */
interface Group {
  readonly name: string
  readonly test?: RegExp
  readonly tags?: '$initial'[]
  readonly includeDependenciesRecursively?: boolean
}

const anyOf = (paths: readonly string[]): RegExp => new RegExp(`/(?:${paths.join('|')})\\.(?:tsx?|m?js)$`)

/** Without what they import, or a page that needs one of those loads all of them. */
const together = (name: string, ...paths: readonly string[]): Group => ({
  name,
  test: anyOf(paths),
  includeDependenciesRecursively: false,
})

/** What every page starts with. */
const initial: Group = { name: 'initial', tags: ['$initial'] }

/** The stores of forms and lists. */
const stores: Group = { name: 'stores', test: /node_modules\/(?:valtio|proxy-compare)\// }

/** What calls the server. */
const calls = together(
  'calls',
  'start-client-core/dist/esm/(?:createServerFn|safeObjectMerge|getStartContextServerOnly)',
  'router-core/dist/esm/ssr/headers',
  'node_modules/cookie-es/dist/index',
  'src/app/server-calls/[a-z-]+',
  'domain/seroval-nodes',
)

/** A price in the visitor's currency. */
const prices = together('prices', 'src/ui/money/price', 'domain/money/exchange-rates')

/** What most pages are laid out with: each alone is smaller than what names it. */
const surfaces = together('surfaces', 'src/ui/card', 'src/ui/skeleton', 'src/ui/titled-card')

/** What every page of a booking starts with, from whom it is for up to its payment. */
const booking = together(
  'booking',
  'domain/card/card-(?:brands|cvc|envelope|expiry|number)',
  'checkout/billing/card-hash',
  'checkout/booking-frame',
  'checkout/card/card-(?:field-edit|form|format|store)',
  'checkout/draft/(?:booking-(?:client|provider|scope|tabs)|changed-elsewhere-notice|draft-(?:lengths|patch|store))',
  'checkout/draft/(?:other-trip-notice|restart-booking|saved-state|touched-fields|unsent-edits)',
  'checkout/machine/booking-payment',
  'checkout/news/(?:booking-news-asked|load-booking-news|use-failed-payment)',
  'checkout/payment/open-payment-notice',
  'checkout/product/booking-words',
  'checkout/travellers/fault-list',
)

/** What those say of the kind that is booked, and the pages of what was booked say too. */
const kinds = together(
  'kinds',
  'checkout/booking-line',
  'checkout/payment/pay-parts',
  'src/ui/money/rate-note',
  'src/verticals/booking-words',
  'src/verticals/[a-z-]+/booking-words',
)

/** How a booking is asked for, and where its payment stands. */
const standing = together('standing', 'checkout/session/(?:booking\\.functions|payment-status)')

/** How a direction is told in its list, and wherever it is told once more. */
const ways = together('ways', 'src/verticals/flights/list/(?:airlines-named|stops-words|times-of-way)')

/** One stream of gzip is smaller than many, so what is nearly always loaded together comes in one file (decision 0157). */
export const scriptGroups: Group[] = [initial, stores, calls, prices, surfaces, booking, kinds, standing, ways]
