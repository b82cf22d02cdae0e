import { type FocusEvent, type ToggleEvent, useEffect, useRef, useState } from 'react'

/** Browsers that know no popovers show what is in them in its place. */
const isOpen = (element: HTMLElement): boolean => 'popover' in HTMLElement.prototype && element.matches(':popover-open')

/**
 * What is behind it is not locked: whoever leaves it by keyboard closes it, so that it never covers the focus. A press on words in it
 * gives the focus to what it stands in.
 */
const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
  if (!(relatedTarget instanceof Node)) return
  if (!currentTarget.contains(relatedTarget) && !relatedTarget.contains(currentTarget)) closePopover(currentTarget)
}

export const closePopover = (element: HTMLElement | null): void => {
  if (element && isOpen(element)) element.hidePopover()
}

/**
 * For a native popover, which opens before any script has come, and whose inside may be loaded once somebody opens it. Spread
 * `popover` on it; `opened` stays true from then on.
 */
export const usePopover = () => {
  const ref = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    if (ref.current && isOpen(ref.current)) setOpened(true)
  }, [])
  const onToggle = ({ newState }: ToggleEvent<HTMLElement>): void => {
    if (newState === 'open') setOpened(true)
  }
  return { ref, opened, popover: { ref, popover: 'auto', onToggle, onBlur: closeOnLeave } as const }
}
