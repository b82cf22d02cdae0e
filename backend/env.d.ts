declare namespace Cloudflare {
  interface Env {
    DB: D1Database
    ORDERS: DurableObjectNamespace<import('./orders/booking-order.ts').BookingOrder>
    KEY_RING: DurableObjectNamespace<import('./payments/card/key-ring.ts').KeyRing>
    RATE_LIMITS: DurableObjectNamespace<import('./api/guard/rate-limit-object.ts').RateLimit>
    /** shared with the site; two with a space between while one is being replaced; without it the backend answers nobody */
    SERVICE_KEY?: string
    /** signs offer ids: whoever knows it can make up offers; without it the backend answers nobody */
    OFFER_SECRET?: string
    /** how long the named route STN-LHR keeps a caller waiting; 3000 where unset */
    SUPPLIER_TIMEOUT_MS?: string
    /** 'on' has a second supplier of flights, an invented one; 'slow' and 'down' have it misbehave. Off where unset. */
    HORIZONTE?: string
    /** how long all suppliers of flights are waited for, and the others once one has answered; 4000 and 800 where unset */
    SUPPLIER_LIMIT_MS?: string
    SUPPLIER_GRACE_MS?: string
    /** comma-separated origins that payment pages may send travellers back to; without it, this machine alone */
    SITE_ORIGINS?: string
    /** the provider's own origin, past the site: its pages are there alone, and also take cards in clear; without it, they are on the return address's, and do not */
    PAYMENT_PAGES_ORIGIN?: string
    /** 'allowed' lets card fields in without an envelope */
    PLAIN_CARDS?: string
    /** a private JWK (ES256): signs the keys for cards, and without it no card is taken */
    CARD_SIGNING_KEY?: string
    /** base64 of 32 bytes each; without them the backend makes its own. Of DOCUMENT_KEY several, newest first, spaces between */
    DOCUMENT_KEY?: string
    NOTICE_SECRET?: string
    /** also told of payments, signed */
    NOTICE_URL?: string
    OWNER_OFFICE_ID?: string
    QUEUING_OFFICE_ID?: string
    QUOTE_SECONDS?: string
    TICKETING_SECONDS?: string
    HOLD_SECONDS?: string
    SESSION_SECONDS?: string
    RETRY_SECONDS?: string
    /** 'off' sells no flight and stay at one price; they are sold where unset */
    PACKAGES?: string
    /** 'absorb': the operator pays what suppliers keep of parts given back because another was refused; otherwise the traveller chooses */
    PACKAGE_PENALTIES?: string
    /** 'insured' sells two parts as one although neither can be undone */
    TWO_FINAL_PARTS?: string
    CART_SECONDS?: string
    /** what may be tried in an hour: 10, 20 and 60 payments, 300 sessions, 1800 searches and more where unset */
    PAYMENTS_PER_SESSION?: string
    PAYMENTS_PER_AGENT?: string
    PAYMENTS_PER_ADDRESS?: string
    STARTS_PER_ADDRESS?: string
    RESERVATIONS_PER_ADDRESS?: string
    SEARCHES_PER_ADDRESS?: string
    CHEAPEST_PER_ADDRESS?: string
    EXPLORED_PER_ADDRESS?: string
    /** days that records are kept: 7, 90, 90, 365 and 365 where unset */
    REPEAT_DAYS?: string
    OUTBOX_DAYS?: string
    ATTEMPT_DAYS?: string
    MESSAGE_DAYS?: string
    ATTRIBUTION_DAYS?: string
    MAIL_API_URL?: string
    MAIL_API_KEY?: string
    MAIL_FROM?: string
    /** the company's telephones by the country that calls: `CO=+57…,US=+1…` */
    CONTACT_NUMBERS?: string
    /** who may ask the embedded assistant; `trayecto` where unset. The site has it under the same name. */
    ASSISTANT_USER_ID?: string
    /** 'on' shows /outbox and /messages */
    DEV_OUTBOX?: string
  }
}
