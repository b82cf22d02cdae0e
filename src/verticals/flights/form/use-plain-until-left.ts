import { useLayoutEffect, useRef, useState } from 'react'
import { useSearchForm } from './search-form-scope.tsx'

/**
 * For a field that gets better once the page runs: whoever is in the browser's own at that moment keeps it, and the focus,
 * until they leave it.
 */
export const usePlainUntilLeft = <Control extends HTMLInputElement | HTMLSelectElement>() => {
  const { hydrated } = useSearchForm()
  const ref = useRef<Control>(null)
  const [isHeld, setHeld] = useState(false)
  useLayoutEffect(() => {
    if (ref.current && ref.current === document.activeElement) setHeld(true)
  }, [])
  return { isPlain: !hydrated || isHeld, field: { ref, onBlur: () => setHeld(false) } }
}
