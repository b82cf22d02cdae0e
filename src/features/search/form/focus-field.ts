/** Moves the focus to a field of the form, opening the panel that it may be, or be in. */
export const focusField = (form: HTMLFormElement, field: string): void => {
  const found = form.querySelector<HTMLElement>(`[data-field="${field}"]`)
  const panel = found?.closest('details')
  if (panel) panel.open = true
  const target = found?.matches('details') ? found.querySelector<HTMLElement>('summary') : found
  target?.focus()
}
