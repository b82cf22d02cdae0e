import { useEffect } from 'react'
import { rememberPreference } from './preferences/set-preference.ts'
import { breakpointThatHolds, breakpoints } from './viewport.ts'

/** As the styles ask, by the size of the visitor's letters: a page's width is told in letters of 16 pixels. */
const queryOf = (pixels: number): MediaQueryList => matchMedia(`(min-width: ${pixels / 16}rem)`)

const isAtLeast = (pixels: number): boolean => queryOf(pixels).matches

/** Tells the next page, by a cookie, how wide this screen is. */
export function ViewportCookie() {
  useEffect(() => {
    const queries = Object.values(breakpoints).map(queryOf)
    const write = () => rememberPreference('viewport', breakpointThatHolds(isAtLeast))
    write()
    for (const query of queries) query.addEventListener('change', write)
    return () => {
      for (const query of queries) query.removeEventListener('change', write)
    }
  }, [])
  return null
}
