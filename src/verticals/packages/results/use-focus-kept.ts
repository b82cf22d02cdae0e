import { useEffect, useRef } from 'react'
import { focusMain } from '#/ui/focus-main.ts'

/** Once what `of` names is another, and has taken away what was focused, reading goes on where the page begins. */
export const useFocusKept = (of: string): void => {
  const focused = useRef<EventTarget>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      focused.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  const shown = useRef(of)
  useEffect(() => {
    if (shown.current === of) return
    shown.current = of
    const { current } = focused
    // what is waited for hides what was there first, which keeps the focus until the next frame
    const isThere = document.activeElement !== document.body && document.activeElement !== current
    if (current instanceof Element && !isThere && !current.checkVisibility()) focusMain()
  }, [of])
}
