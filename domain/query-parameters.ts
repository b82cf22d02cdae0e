/** URL parameters as people write them: all text, several of one name as a list. */
export type QueryParameters = Record<string, string | string[]>

/** The framework's own reading would turn `7` into a number and write `"7"` for the text. */
export const parseQuery = (query: string): QueryParameters => {
  const parameters = new URLSearchParams(query)
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

/**
 * Encodes as `URLSearchParams` does, to the letter: the framework brings every request's query into that form and redirects
 * where what we would write differs, so a nicer spelling (`7,9` for `7%2C9`) would redirect for ever.
 */
export const stringifyQuery = (search: Readonly<Record<string, unknown>>): string => {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const one of [value].flat()) if (one !== undefined && one !== null) parameters.append(name, String(one))
  }
  const query = parameters.toString()
  return query === '' ? '' : `?${query}`
}
