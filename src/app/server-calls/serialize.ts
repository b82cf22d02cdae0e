import { serovalConstants, serovalNodes } from '#domain/seroval-nodes.ts'

type Node = Readonly<Record<string, unknown>>

/** As deep as a call may be: what holds itself ends here too. */
const deepest = 16

const isPlainObject = (value: object): boolean => {
  const kind: unknown = Object.getPrototypeOf(value)
  return (kind === Object.prototype || kind === null) && Object.getOwnPropertySymbols(value).length === 0
}

/** The notation is that of JavaScript's own texts, of which a reader needs no more than this. */
const escaped = (text: string): string => text.replaceAll('\\', '\\\\')

const createWriter = () => {
  let containers = 0

  const writeAll = (values: readonly unknown[], depth: number): readonly Node[] | undefined => {
    const nodes = values.map((value) => write(value, depth + 1))
    return nodes.every((node) => node !== undefined) ? nodes : undefined
  }

  const writeContainer = (value: object, depth: number): Node | undefined => {
    const i = containers++
    if (Array.isArray(value)) {
      // an array with holes has another node for them
      const a = Object.keys(value).length === value.length ? writeAll(value, depth) : undefined
      return a && { t: serovalNodes.array, i, a, o: 0 }
    }
    const v = isPlainObject(value) ? writeAll(Object.values(value), depth) : undefined
    return v && { t: serovalNodes.object, i, p: { k: Object.keys(value).map(escaped), v }, o: 0 }
  }

  const write = (value: unknown, depth: number): Node | undefined => {
    if (serovalConstants.includes(value)) return { t: serovalNodes.constant, s: serovalConstants.indexOf(value) }
    if (typeof value === 'string') return { t: serovalNodes.string, s: escaped(value) }
    if (typeof value === 'number')
      return Number.isFinite(value) && !Object.is(value, -0) ? { t: serovalNodes.number, s: value } : undefined
    return typeof value === 'object' && depth < deepest ? writeContainer(value as object, depth) : undefined
  }
  return write
}

/** A value as a call carries it, in the framework's notation; undefined where it is more than plain data. */
export const serialize = (value: unknown): string | undefined => {
  const node = createWriter()(value, 0)
  return node && JSON.stringify({ t: node, f: 127, m: [] })
}
