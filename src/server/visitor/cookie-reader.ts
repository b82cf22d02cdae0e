const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** Reads a request's cookies outside of the framework; the first of a name counts, as in the framework. */
export const cookieReader = ({ headers }: Request): ((name: string) => string | undefined) => {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split(/=(.*)/s))
  return (name) => {
    const value = pairs.find(([found]) => found === name)?.[1]
    return value === undefined ? undefined : decoded(value)
  }
}
