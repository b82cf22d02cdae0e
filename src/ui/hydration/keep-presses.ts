/**
 * Keeps which buttons of a part are pressed before it is alive, and gives what presses them again. What submits a form or opens a
 * popover works by itself.
 */
export const keepPresses = (part: string): (() => void) => {
  const pressed = new Set<HTMLElement>()
  const keep = ({ target }: Event): void => {
    const button =
      target instanceof Element && target.closest<HTMLElement>(`${part} button[type=button]:not([popovertarget])`)
    if (button) pressed.add(button)
  }
  addEventListener('click', keep, true)
  return () => {
    removeEventListener('click', keep, true)
    for (const button of pressed) if (button.isConnected) button.click()
    pressed.clear()
  }
}
