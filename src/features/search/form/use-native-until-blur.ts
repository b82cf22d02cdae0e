import { useHydrated } from '@tanstack/react-router'
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react'

/**
 * For a field, or several in a box, that get better once the page runs: whoever is in the browser's own at that moment keeps
 * it, and the focus, until they leave it.
 */
export const useNativeUntilBlur = <Control extends HTMLInputElement | HTMLSelectElement | HTMLFieldSetElement>() => {
  const hydrated = useHydrated()
  const ref = useRef<Control>(null)
  const [isHeld, setHeld] = useState(false)
  useLayoutEffect(() => {
    if (ref.current?.contains(document.activeElement)) setHeld(true)
  }, [])
  const leave = ({ relatedTarget }: FocusEvent<Control>): void => {
    if (!(relatedTarget instanceof Node && ref.current?.contains(relatedTarget))) setHeld(false)
  }
  return { isPlain: !hydrated || isHeld, field: { ref, onBlur: leave } }
}
