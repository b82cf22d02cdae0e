import { serovalConstants, serovalNodes } from '#domain/seroval-nodes.ts'

type Node = Readonly<Record<string, unknown>>

const named: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  b: '\b',
  t: '\t',
  f: '\f',
  x3C: '<',
  u2028: '\u2028',
  u2029: '\u2029',
}

const unescaped = (text: string): string =>
  text.replaceAll(/\\(x3C|u202[89]|["\\nrbtf])/g, (_all, name: string) => named[name] ?? name)

class NotPlain extends Error {}

const createReader = () => {
  const known = new Map<unknown, unknown>()

  const readObject = (object: object, { k, v }: { k: readonly unknown[]; v: readonly Node[] }): object => {
    for (const [at, key] of k.entries()) {
      const name = typeof key === 'string' ? unescaped(key) : '__proto__'
      if (name === '__proto__') throw new NotPlain()
      Object.assign(object, { [name]: read(v[at]) })
    }
    return object
  }

  /** What is complete, or still being read, may be named again by what comes after it. */
  const keep = <Value>({ i }: Node, value: Value): Value => {
    known.set(i, value)
    return value
  }

  const read = (node: Node | undefined): unknown => {
    switch (node?.t) {
      case serovalNodes.number:
        return node.s
      case serovalNodes.string:
        return unescaped(String(node.s))
      case serovalNodes.constant:
        if (Number(node.s) < serovalConstants.length) return serovalConstants[Number(node.s)]
        break
      case serovalNodes.reference:
        if (known.has(node.i)) return known.get(node.i)
        break
      case serovalNodes.array: {
        const array = keep<unknown[]>(node, [])
        for (const item of node.a as readonly Node[]) array.push(read(item))
        return array
      }
      case serovalNodes.object:
        return readObject(keep(node, {}), node.p as Parameters<typeof readObject>[1])
      case serovalNodes.objectWithoutPrototype:
        return readObject(keep(node, Object.create(null) as object), node.p as Parameters<typeof readObject>[1])
    }
    throw new NotPlain()
  }
  return read
}

/** What an answer in the framework's notation says; undefined where it is more than plain data. */
export const deserialize = (text: string): unknown => {
  try {
    return createReader()(JSON.parse(text))
  } catch (failure) {
    if (failure instanceof NotPlain) return undefined
    throw failure
  }
}
