/** What stands in a field of a form; nothing where it has none of that name. */
export const textIn = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}
