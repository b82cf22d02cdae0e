import { localeCookie } from '#/i18n/locale.ts'

const yearInSeconds = 365 * 24 * 60 * 60

/** Cookies that a visitor's own choices set. They hold no identity and none of them is set by merely reading a page. */
const cookies = {
  [localeCookie]: 'SameSite=Lax; Secure',
  currency: 'SameSite=Lax; Secure',
  theme: 'SameSite=Lax; Secure',
  viewport: 'SameSite=Strict; Secure',
} as const

export type PreferenceCookie = keyof typeof cookies

/** As `Set-Cookie` and `document.cookie` both take it. Values are words of ours, so they need no escaping. */
export const preferenceCookie = (name: PreferenceCookie, value: string): string =>
  `${name}=${value}; Path=/; Max-Age=${yearInSeconds}; ${cookies[name]}`
