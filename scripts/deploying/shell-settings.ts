/** What an operator may set (README, "Configuration"), for the site, the backend or both; neither minds what is the other's. */
export const settingNames = [
  'BACKEND_URL',
  'AGENT_SECRET',
  'REDIRECTS',
  'REDIRECT_HOSTS',
  'GEOLOCATION_URL',
  'CONTENT_URL',
  'SITE_URL',
  'OFFER_SECRET',
  'SUPPLIER_TIMEOUT_MS',
  'SERVICE_KEY',
  'SITE_ORIGINS',
  'ASSISTANT_URL',
  'ASSISTANT_USER_ID',
  'ASSISTANT_SECRET',
  'PHONE_NUMBER',
  'PHONE_OPENS',
  'PHONE_CLOSES',
  'PHONE_ZONE',
  'CONTACT_NUMBERS',
  'CONTACTS_URL',
  'PAYMENT_PROVIDER',
  'PAYMENT_PAGES_ORIGIN',
  'NOTICE_URL',
  'NOTICE_SECRET',
  'DOCUMENT_KEY',
  'PLAIN_CARDS',
  'CARD_SIGNING_KEY',
  'MAIL_API_URL',
  'MAIL_API_KEY',
  'MAIL_FROM',
  'REPEAT_DAYS',
  'OUTBOX_DAYS',
  'ATTEMPT_DAYS',
  'MESSAGE_DAYS',
  'DRAFT_DAYS',
  'OWNER_OFFICE_ID',
  'QUEUING_OFFICE_ID',
  'QUOTE_SECONDS',
  'TICKETING_SECONDS',
  'HOLD_SECONDS',
  'RETRY_SECONDS',
  'CART_SECONDS',
  'SESSION_SECONDS',
] as const

/** Of the shell's own variables, those that are settings; an empty one is none. */
export const settingsIn = (shell: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    settingNames.flatMap((name) => {
      const value = shell[name]
      return value ? [[name, value]] : []
    }),
  )
