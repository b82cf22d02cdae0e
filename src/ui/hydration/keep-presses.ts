const isAnswered = (button: HTMLElement): boolean => Object.keys(button).some((key) => key.startsWith('__reactProps'))

/**
 * Keeps which buttons of a part are pressed before it is alive, and gives what presses them again. What submits a form or opens a
 * popover works by itself. A press that React was just in time for is answered: it lets those alone come out of the page that it
 * could deliver.
 */
export const keepPresses = (part: string): (() => void) => {
  const pressed = new Set<HTMLElement>()
  const buttonOf = ({ target }: Event): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>(`${part} button[type=button]:not([popovertarget])`) : null
  const keep = (event: Event): void => {
    const button = buttonOf(event)
    if (button) pressed.add(button)
  }
  const drop = (event: Event): void => {
    const button = buttonOf(event)
    if (button && isAnswered(button)) pressed.delete(button)
  }
  addEventListener('click', keep, true)
  addEventListener('click', drop)
  return () => {
    // React answers nothing while it is at work, and a press may be what set it to work
    setTimeout(() => {
      removeEventListener('click', keep, true)
      removeEventListener('click', drop)
      for (const button of pressed) if (button.isConnected) button.click()
      pressed.clear()
    })
  }
}
