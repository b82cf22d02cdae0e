import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type ResultsQuery, parseResultsQuery, resultsParameters } from '../results/query/results-query.ts'

const isMoved = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.checked !== control.defaultChecked

/** What a form of filters asks for beyond `query`, which it was sent with; undefined where nobody has touched it. */
const askedBy = (form: HTMLFormElement, query: ResultsQuery): ResultsQuery | undefined => {
  const names = new Set([...form.elements].filter(isMoved).map(({ name }) => name))
  if (names.size === 0) return undefined
  const data = new FormData(form)
  const moved = Object.fromEntries([...names].map((name) => [name, data.getAll(name)]))
  const price = names.has('priceMax') ? { price: '' } : {}
  return { ...parseResultsQuery({ ...resultsParameters(query), ...price, ...moved }).query, page: 1 }
}

/**
 * Filters that were chosen while the scripts were on their way hold: they are applied as soon as the page runs, where React
 * would put the form back to what the address says.
 */
export const useEarlyChoices = (
  part: RefObject<HTMLElement | null>,
  query: ResultsQuery,
  change: (asked: ResultsQuery) => void,
): void => {
  const asked = useRef<ResultsQuery>(undefined)
  const follow = useEffectEvent(() => asked.current && change(asked.current))
  useLayoutEffect(() => {
    const form = part.current?.closest('form')
    if (form) asked.current = askedBy(form, query)
    // only as it was sent
    // eslint-disable-next-line react/exhaustive-deps
  }, [])
  useEffect(() => {
    // the router listens to the address once its own effects have run, which are after these
    const later = setTimeout(() => follow())
    return () => clearTimeout(later)
  }, [])
}
