import { serovalNodes as plain } from '#domain/seroval-nodes.ts'

/** null, undefined, true, false, -0, the infinities and NaN */
const constants = 8
/** none, not extensible, sealed, frozen */
const objectFlags = 4

const deepest = 16
/** references are counted as often as they are read, so that a small call cannot stand for a large value */
const mostValues = 4000

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isIndex = (value: unknown, below: number): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < below

const childrenOf = (node: Record<string, unknown>): readonly unknown[] | undefined => {
  if (node.t === plain.array) return Array.isArray(node.a) ? node.a : undefined
  const { k, v } = isRecord(node.p) ? node.p : {}
  const isObject = Array.isArray(k) && Array.isArray(v) && k.length === v.length
  return isObject && k.every((key) => typeof key === 'string') ? v : undefined
}

/**
 * How many values a node stands for; undefined where it is not plain data. A reference may only name what is complete, so
 * that nothing holds itself, and what was marked, since the framework keeps nothing else.
 */
const createCounter = (marked: ReadonlySet<unknown>) => {
  const complete = new Map<unknown, number>()
  const begun = new Set<unknown>()

  const countContainer = (node: Record<string, unknown>, depth: number): number | undefined => {
    const children = childrenOf(node)
    if (!children || depth >= deepest || begun.has(node.i) || !isIndex(node.i, mostValues)) return undefined
    if (!isIndex(node.o ?? 0, objectFlags)) return undefined
    begun.add(node.i)
    let values = 1
    for (const child of children) {
      const inside = count(child, depth + 1)
      if (inside === undefined || values + inside > mostValues) return undefined
      values += inside
    }
    complete.set(node.i, values)
    return values
  }

  const count = (node: unknown, depth: number): number | undefined => {
    if (!isRecord(node)) return undefined
    switch (node.t) {
      case plain.number:
        return typeof node.s === 'number' ? 1 : undefined
      case plain.string:
        return typeof node.s === 'string' ? 1 : undefined
      case plain.constant:
        return isIndex(node.s, constants) ? 1 : undefined
      case plain.reference:
        return marked.has(node.i) ? complete.get(node.i) : undefined
      case plain.array:
      case plain.object:
      case plain.objectWithoutPrototype:
        return countContainer(node, depth)
      default:
        return undefined
    }
  }
  return count
}

/**
 * Whether a call holds `{ data }` as plain data and nothing else: no promises, streams, errors, regular expressions, plugins
 * or functions, which no page of ours sends and on many of which the framework would break.
 */
export const isPlainDataCall = (text: string): boolean => {
  try {
    const call: unknown = JSON.parse(text)
    if (!isRecord(call) || !isRecord(call.t) || call.t.t !== plain.object) return false
    if (typeof call.f !== 'number' || !Array.isArray(call.m)) return false
    const names: unknown = isRecord(call.t.p) ? call.t.p.k : undefined
    if (!Array.isArray(names) || names.some((name) => name !== 'data')) return false
    return createCounter(new Set(call.m))(call.t, 0) !== undefined
  } catch {
    return false
  }
}
