import { type RefObject, useEffect } from 'react'

/**
 * Makes an open `<details>` behave as a panel over the page: Escape, a press beside it, or the focus leaving it close
 * it. Gives what closes it and hands the focus back to its summary.
 */
export const useClosingPanel = (panel: RefObject<HTMLDetailsElement | null>): (() => void) => {
  useEffect(() => {
    const details = panel.current
    if (!details) return undefined
    const closeBeside = (event: Event): void => {
      if (event.target instanceof Node && !details.contains(event.target)) details.open = false
    }
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && details.open) closePanel(details)
    }
    const closeOnLeaving = (event: FocusEvent): void => {
      if (event.relatedTarget instanceof Node && !details.contains(event.relatedTarget)) details.open = false
    }
    document.addEventListener('pointerdown', closeBeside)
    details.addEventListener('keydown', closeOnEscape)
    details.addEventListener('focusout', closeOnLeaving)
    return () => {
      document.removeEventListener('pointerdown', closeBeside)
      details.removeEventListener('keydown', closeOnEscape)
      details.removeEventListener('focusout', closeOnLeaving)
    }
  }, [panel])
  return () => panel.current && closePanel(panel.current)
}

const closePanel = (details: HTMLDetailsElement): void => {
  details.open = false
  details.querySelector('summary')?.focus()
}
