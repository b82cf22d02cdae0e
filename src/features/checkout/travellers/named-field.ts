/** Whether the focus goes to a part of the field of this name: its other boxes bear the name with more behind it. */
export const isNamed = (element: EventTarget | null, name: string): boolean =>
  element instanceof HTMLInputElement && (element.name === name || element.name.startsWith(`${name}-`))

/** Goes to a field by its name, and unfolds whatever it is folded into. */
export const focusNamedField = (form: HTMLFormElement | null, name: string): void => {
  const found = form?.elements.namedItem(name)
  const field = found instanceof RadioNodeList ? found[0] : found
  if (!(field instanceof HTMLElement)) return
  field.closest('details')?.setAttribute('open', '')
  field.focus()
  field.scrollIntoView({ block: 'center' })
}
