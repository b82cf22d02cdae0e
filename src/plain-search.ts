/** URL parameters as people write them: all text, several of one name as a list. */
export type PlainSearch = Record<string, string | string[]>

/** The framework's own reading would turn `7` into a number and write `"7"` for the text. */
export const parsePlainSearch = (query: string): PlainSearch => {
  const parameters = new URLSearchParams(query)
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

/** Commas, colons and at-signs are left as they are: a query may hold them, and lists read better. */
const readable = (query: string): string => query.replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%7E', '~')

export const writePlainSearch = (search: Readonly<Record<string, unknown>>): string => {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const one of [value].flat()) if (one !== undefined && one !== null) parameters.append(name, String(one))
  }
  const query = readable(parameters.toString())
  return query === '' ? '' : `?${query}`
}
