import { type PreferenceCookie, preferenceCookie } from './preference-cookies.ts'

/** Remembers a choice in this browser, as the form at `/preferences` does where there is no JavaScript. */
export const rememberPreference = (name: PreferenceCookie, value: string): void => {
  document.cookie = preferenceCookie(name, value)
}
