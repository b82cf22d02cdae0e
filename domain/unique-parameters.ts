import type { QueryParameters } from './query-parameters.ts'

/** Lists in which one value may stand twice: two children of one age, two rooms of one kind. */
const repeating: ReadonlySet<string> = new Set(['ages', 'guests'])

const once = (name: string, values: readonly string[], isAppended: boolean): string | string[] => {
  const half = values.slice(0, values.length / 2)
  const isTwice = isAppended && half.join() === values.slice(half.length).join()
  const said = repeating.has(name) ? (isTwice ? half : values) : [...new Set(values)]
  return said.length > 1 ? [...said] : (said[0] ?? '')
}

/** Each value once: a link to which all that it says was appended again says no more than it did. */
export const uniqueParameters = (search: QueryParameters): QueryParameters => {
  const lists = Object.entries(search).flatMap(([name, values]) => (Array.isArray(values) ? [{ name, values }] : []))
  const isAppended = lists.some(({ name, values }) => !repeating.has(name) && new Set(values).size < values.length)
  return { ...search, ...Object.fromEntries(lists.map(({ name, values }) => [name, once(name, values, isAppended)])) }
}
