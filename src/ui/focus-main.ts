/** What goes away takes the focus along that a button in it had: reading goes on where the page begins, and nothing scrolls. */
export const focusMain = (): void => document.querySelector('main')?.focus({ preventScroll: true })
