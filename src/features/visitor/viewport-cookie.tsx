import { useEffect } from 'react'
import { rememberPreference } from './preferences/set-preference.ts'
import { breakpointThatHolds, breakpoints } from './viewport.ts'

const isAtLeast = (pixels: number): boolean => matchMedia(`(min-width: ${pixels}px)`).matches

/** Tells the next page, by a cookie, how wide this screen is. */
export function ViewportCookie() {
  useEffect(() => {
    const queries = Object.values(breakpoints).map((pixels) => matchMedia(`(min-width: ${pixels}px)`))
    const write = () => rememberPreference('viewport', breakpointThatHolds(isAtLeast))
    write()
    for (const query of queries) query.addEventListener('change', write)
    return () => {
      for (const query of queries) query.removeEventListener('change', write)
    }
  }, [])
  return null
}
