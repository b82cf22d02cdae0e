import { type RefObject, useEffect } from 'react'

/**
 * Makes an open `<details>` behave as a panel over the page: Escape, a press beside it, or the focus leaving it close
 * it. On a narrow screen it unfolds within the page instead and stays open: what a press moves has slid from under the
 * finger before it counts as a click. Gives what closes it and hands the focus back to its summary.
 */
export const useClosingPanel = (panel: RefObject<HTMLDetailsElement | null>): (() => void) => {
  useEffect(() => {
    const details = panel.current
    if (!details) return undefined
    const closeBeside = (entered: EventTarget | null): void => {
      if (entered instanceof Node && !details.contains(entered) && liesOverPage(details)) details.open = false
    }
    const closeOnPress = (event: Event): void => closeBeside(event.target)
    const closeOnLeaving = (event: FocusEvent): void => closeBeside(event.relatedTarget)
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && details.open) closePanel(details)
    }
    document.addEventListener('pointerdown', closeOnPress)
    details.addEventListener('keydown', closeOnEscape)
    details.addEventListener('focusout', closeOnLeaving)
    return () => {
      document.removeEventListener('pointerdown', closeOnPress)
      details.removeEventListener('keydown', closeOnEscape)
      details.removeEventListener('focusout', closeOnLeaving)
    }
  }, [panel])
  return () => panel.current && closePanel(panel.current)
}

const liesOverPage = ({ lastElementChild }: HTMLDetailsElement): boolean =>
  lastElementChild !== null && getComputedStyle(lastElementChild).position === 'absolute'

const closePanel = (details: HTMLDetailsElement): void => {
  details.open = false
  details.querySelector('summary')?.focus()
}
