import { type PreferenceCookie, preferenceCookie } from './preference-cookies.ts'

/** Remembers a choice in this browser, as the form at `/preferences` does where there is no JavaScript. */
export const rememberPreference = (name: PreferenceCookie, value: string): void => {
  const cookie = preferenceCookie(name, value)
  // Safari keeps no Secure cookie of http://localhost; elsewhere the second takes the first one's place
  document.cookie = cookie.replace('; Secure', '')
  document.cookie = cookie
}
