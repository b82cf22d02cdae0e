import { createElement, useEffect } from 'react'
import type { Translator } from '#/i18n/catalogue.ts'
import { shellWords } from '#/i18n/words.ts'
import type { FlightSearchProps } from './flight-search-part.tsx'

/** The form with its words. Apart, so that the names of all that it consists of are no part of a page's first script. */
export const loadFlightSearch = async (learn: Translator['learn'], pressAgain: () => void) => {
  const [{ FlightSearch }] = await Promise.all([import('./flight-search-part.tsx'), learn([shellWords])])
  return function LiveFlightSearch(props: FlightSearchProps) {
    useEffect(pressAgain, [])
    return createElement(FlightSearch, props)
  }
}
