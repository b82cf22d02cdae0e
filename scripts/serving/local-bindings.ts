import { localSigningKey } from '../card-signing-key.ts'
import { isLoopback } from './chosen-host.ts'
import { localSecret } from './local-secret.ts'

/** Numbers that are kept free for stories, so that nobody's telephone rings. */
const madeUpNumbers = {
  all: '+1 202-555-0143',
  byCountry:
    'US=+1 202-555-0143, CA=+1 613-555-0143, DO=+1 809-555-0143, GB=+44 1632 960143, FR=+33 1 99 00 01 43, DE=+49 30 23125 143',
}

/** For servers that many made-up visitors use from one machine, each saying where they come from. */
export const crowdedBindings = {
  TRUSTED_PROXY: 'on',
  PAYMENTS_PER_SESSION: '1000000',
  PAYMENTS_PER_AGENT: '1000000',
  PAYMENTS_PER_ADDRESS: '1000000',
  STARTS_PER_ADDRESS: '1000000',
  RESERVATIONS_PER_ADDRESS: '1000000',
  SEARCHES_PER_ADDRESS: '1000000',
  CHEAPEST_PER_ADDRESS: '1000000',
  EXPLORED_PER_ADDRESS: '1000000',
}

/** What a deployment sets by hand, or leaves out: for the site and the backend on this machine. */
export const localBindings = {
  site: () => ({
    AGENT_SECRET: localSecret('AGENT_SECRET'),
    SERVICE_KEY: localSecret('SERVICE_KEY'),
    PHONE_NUMBER: madeUpNumbers.all,
    TRUSTED_PROXY: 'off',
  }),
  /** mails and messages are shown to nobody but this machine */
  backend: (host: string) => ({
    OFFER_SECRET: localSecret('OFFER_SECRET'),
    SERVICE_KEY: localSecret('SERVICE_KEY'),
    CARD_SIGNING_KEY: localSigningKey(),
    DEV_OUTBOX: isLoopback(host) ? 'on' : 'off',
    CONTACT_NUMBERS: madeUpNumbers.byCountry,
  }),
}
