import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Parameters } from '../facet.ts'

/** Of these the value is what is chosen. */
const written: ReadonlySet<string> = new Set(['search', 'date'])

const isMoved = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement &&
  (control.checked !== control.defaultChecked || (written.has(control.type) && control.value !== control.defaultValue))

/** What a form's controls were moved to since it was sent, by their names; undefined where nobody has touched it. */
const movedIn = (form: HTMLFormElement): Parameters | undefined => {
  const names = new Set([...form.elements].filter(isMoved).map(({ name }) => name))
  if (names.size === 0) return undefined
  const data = new FormData(form)
  return Object.fromEntries([...names].map((name) => [name, data.getAll(name).join(',')]))
}

/**
 * Filters that were chosen while the scripts were on their way hold: they are applied as soon as the page runs, where React
 * would put the form back to what the address says.
 */
export const useEarlyChoices = (part: RefObject<HTMLElement | null>, apply: (moved: Parameters) => void): void => {
  const moved = useRef<Parameters>(undefined)
  const follow = useEffectEvent(() => moved.current && apply(moved.current))
  useLayoutEffect(() => {
    const form = part.current?.closest('form')
    if (form) moved.current = movedIn(form)
  }, [part])
  useEffect(() => {
    follow()
  }, [])
}
