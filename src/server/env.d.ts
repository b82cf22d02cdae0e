declare namespace Cloudflare {
  interface Env {
    /** the embedded backend; unused where BACKEND_URL is set */
    BACKEND: Fetcher
    BACKEND_URL?: string
    /** GraphQL endpoints elsewhere, of content and of the company's telephones */
    CONTENT_URL?: string
    CONTACTS_URL?: string
    /** the assistant's backend elsewhere, the user id that it knows us by, and our key to it */
    ASSISTANT_URL?: string
    ASSISTANT_USER_ID?: string
    ASSISTANT_SECRET?: string
    /** one object for each visitor who books */
    BOOKING_SESSION: DurableObjectNamespace<
      import('#/features/checkout/session/booking-session.server.ts').BookingSession
    >
    /** what agent cookies are signed and drafts are sealed with; several, newest first, separated by spaces, while one is being replaced */
    AGENT_SECRET?: string
    /** the canonical address of the site, e.g. https://trayecto.example */
    SITE_URL?: string
    /** how many days a draft that nobody comes back to is kept; 7 where unset */
    DRAFT_DAYS?: string
    /** the name of whoever takes the money */
    PAYMENT_PROVIDER?: string
    /** asked for a visitor's country where the edge does not tell it; `{ip}` stands for their address */
    GEOLOCATION_URL?: string
    /** a style for MapLibre, and the origins of its tiles, letters and pictures where they are others; maps are drawn without it */
    MAP_STYLE_URL?: string
    MAP_ORIGINS?: string
    /** a bucket with one PMTiles archive, and the archive's name in it */
    MAP_TILES?: R2Bucket
    MAP_TILES_KEY?: string
    /** JSON of paths and where they lead; hosts that pages elsewhere may have, separated by commas */
    REDIRECTS?: string
    REDIRECT_HOSTS?: string
    /** the company's telephone for countries that have none of their own; without it the site promises no calls */
    PHONE_NUMBER?: string
    PHONE_OPENS?: string
    PHONE_CLOSES?: string
    /** IANA zone of the two hours above */
    PHONE_ZONE?: string
    /** JSON of an offer to whoever calls, with its days, its words and its terms; none where unset */
    PHONE_PROMOTION?: string
    /** 'off': no flight and hotel are sold at one price; the backend has the same */
    PACKAGES?: string
    /** JSON of who runs the site, as terms and privacy say it: docs/operations.md */
    COMPANY?: string
    /** JSON of what the law wants to be told before a package is bought, by language: {"es":"…","en":"…"} */
    PACKAGE_TERMS?: string
    /** "true" lets a request say where it comes from; for tests alone */
    ALLOW_TEST_HEADERS?: string
    /** 'off': nothing stands in front of the site, so what a request says of its own address is not believed */
    TRUSTED_PROXY?: string
    /** how often one address may report blocked content */
    CSP_REPORTS?: RateLimit
    /** 'off': every page is drawn for whoever asks; 'parts': of parts that are kept */
    PAGE_CACHE?: string
    /** what the backend answers to; the backend has the same */
    SERVICE_KEY?: string
  }
}

/** A module that the Worker's bundle brings along, compiled. */
declare module '*.wasm' {
  const compiled: WebAssembly.Module
  export default compiled
}
